import { didYouMean } from "#funnel/did-you-mean.ts";
import { type Command, Misuse } from "./command.ts";
import { commands } from "./commands.ts";
import { refusalOf } from "./refusal.ts";
import type { Terminal } from "./terminal.ts";

const MISUSE = 2;
const CALL = "npm run funnel --";

/** Runs what the words after `npm run funnel --` ask for, and resolves to the exit code: 0 all is well, 1 problems were found, 2 not understood. */
export async function runFunnel([word, ...args]: string[], terminal: Terminal): Promise<number> {
  if (word === undefined || word === "--help" || word === "-h" || word === "help") {
    terminal.tell(await overview(terminal));
    return word === undefined ? MISUSE : 0;
  }
  const load = Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (!load) {
    terminal.error(
      `There is no command "${word}".${didYouMean(word, Object.keys(commands))} \`${CALL} --help\` lists all.`,
    );
    return MISUSE;
  }
  const { command } = await load();
  if (args.includes("--help") || args.includes("-h")) {
    terminal.tell(helpOf(word, command, terminal));
    return 0;
  }
  try {
    return await command.run(args, terminal);
  } catch (error) {
    const refused = refusalOf(error);
    if (refused !== undefined) {
      terminal.error(refused);
      return MISUSE;
    }
    const message = misuseIn(error, command);
    if (message === undefined) throw error;
    terminal.error(`${message}\n\n${helpOf(word, command, terminal)}`);
    return MISUSE;
  }
}

async function overview({ color }: Terminal): Promise<string> {
  const loaded = await Promise.all(
    Object.entries(commands).map(async ([word, load]) => [word, (await load()).command] as const),
  );
  const width = Math.max(...Object.keys(commands).map((word) => word.length));
  const lines = loaded.map(
    ([word, { summary }]) => `  ${color.bold(word.padEnd(width))}  ${summary}`,
  );
  return [
    `${color.bold(`${CALL} <command>`)}`,
    "",
    ...lines,
    "",
    `${CALL} <command> --help says more of one.`,
  ].join("\n");
}

function helpOf(word: string, { summary, usage }: Command, { color }: Terminal): string {
  return `${color.bold(`${CALL} ${word}`)}  ${summary}\n\n${usage}`;
}

/** What was not understood, in words; undefined where the error is another. */
function misuseIn(error: unknown, { usage }: Command): string | undefined {
  if (error instanceof Misuse) return error.message;
  if (
    !(error instanceof TypeError) ||
    !("code" in error) ||
    !String(error.code).startsWith("ERR_PARSE_ARGS")
  )
    return undefined;
  const [option] = /--?[a-z][\w-]*/i.exec(error.message) ?? [];
  const known = usage.match(/--[a-z][a-z-]*/g) ?? [];
  if (error.code === "ERR_PARSE_ARGS_UNKNOWN_OPTION")
    return `There is no option "${option}".${didYouMean(option ?? "", known)}`;
  if (error.code === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL")
    return "There is a word too many. Put a text with spaces in quotes.";
  return `The option "${option}" is not written so. It is used as below.`;
}
