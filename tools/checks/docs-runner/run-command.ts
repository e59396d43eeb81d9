import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runFunnel } from "#tools/cli/funnel/run-funnel.ts";
import { capturingTerminal } from "#tools/cli/funnel/terminal/capturing-terminal.ts";

export interface Ran {
  code: number;
  printed: string;
}

const PACKAGE = join(import.meta.dirname, "..", "..", "..", "package.json");

/** npm commands that don't run a script of this project. */
const OF_NPM = ["ci", "install", "i"];
/** Git commands that work without a network. */
const OF_GIT = ["switch", "add", "commit"];

/**
 * Keeps Git inside the copy: without the settings of the current user, and without the repository
 * of a hook that may have started the tests.
 */
const GIT_ENVIRONMENT = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"))),
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_AUTHOR_NAME: "A marketer",
  GIT_AUTHOR_EMAIL: "marketer@example.com",
  GIT_COMMITTER_NAME: "A marketer",
  GIT_COMMITTER_EMAIL: "marketer@example.com",
};

/**
 * Runs a command of a guide in a folder that contains `funnel/`. Throws if the command names
 * something that doesn't exist. Commands that need a network or a browser aren't run.
 */
export async function runCommand(command: string, home: string): Promise<Ran> {
  const [program = "", ...words] = shellWords(command);
  if (program === "npm") return runNpm(words, home);
  if (program === "git" && OF_GIT.includes(words[0] ?? "")) git(home, words);
  else if (!["git", "cp", "supabase"].includes(program))
    throw new Error(
      `This runner doesn't know the command "${program}". Is it a command of this project?`,
    );
  return { code: 0, printed: "" };
}

async function runNpm([word = "", ...rest]: string[], home: string): Promise<Ran> {
  const { scripts } = JSON.parse(readFileSync(PACKAGE, "utf8")) as {
    scripts: Record<string, string>;
  };
  const script = word === "run" ? (rest[0] ?? "") : word;
  if (!Object.hasOwn(scripts, script) && !OF_NPM.includes(script))
    throw new Error(`package.json has no script "${script}".`);
  return script === "funnel"
    ? runOurs(
        rest.slice(1).filter((arg) => arg !== "--"),
        home,
      )
    : { code: 0, printed: "" };
}

/**
 * Runs a `funnel` command on the copy. It writes nothing elsewhere. It finds the
 * files that earlier commands wrote next to the copy.
 */
async function runOurs(words: string[], home: string): Promise<Ran> {
  const [args, target] = splitRedirect(
    words.map((word) =>
      existsSync(join(home, word)) && word.includes(".") ? join(home, word) : word,
    ),
  );
  const { terminal, printed, errors } = capturingTerminal();
  const at = args.indexOf("--folder");
  const elsewhere =
    at < 0 ? ["--folder", join(home, "funnel")] : ["--folder", join(home, args[at + 1] ?? "")];
  const picture =
    args[0] === "map" && !args.includes("--out") ? ["--out", join(home, "flow.mmd")] : [];
  const own = args.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  const isHelp = own.length === 0 || own.includes("--help");
  const code = await runFunnel(isHelp ? own : [...own, ...picture, ...elsewhere], terminal);
  if (target !== undefined) writeFileSync(join(home, target), `${printed.splice(0).join("\n")}\n`);
  return { code, printed: [...printed, ...errors].join("\n").replaceAll(`${home}/`, "").trimEnd() };
}

/** Splits `simulate --csv > visitors.csv` into the command and the file for its output. */
function splitRedirect(words: string[]): [args: string[], target: string | undefined] {
  const at = words.indexOf(">");
  return at < 0 ? [words, undefined] : [words.slice(0, at), words[at + 1]];
}

/** Turns a folder into a Git repository with its funnel as the first commit. */
export function beginHistory(home: string): void {
  git(home, ["init", "--quiet", "--initial-branch", "main"]);
  git(home, ["add", "funnel"]);
  git(home, ["commit", "--quiet", "-m", "The funnel as it is"]);
}

function git(home: string, words: string[]): void {
  execFileSync("git", ["-C", home, ...words], {
    env: GIT_ENVIRONMENT,
    stdio: ["ignore", "ignore", "pipe"],
  });
}

/** Splits a command into words as a shell would. Text in double quotes is one word. */
function shellWords(command: string): string[] {
  return [...command.matchAll(/(?:"[^"]*"|[^\s"])+/g)].map(([word]) => word.replaceAll('"', ""));
}
