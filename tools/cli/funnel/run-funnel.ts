import { didYouMean } from "#compiler/diagnostics/did-you-mean.ts";
import { cliMessages } from "#compiler/diagnostics/messages/cli/cli.ts";
import { nameOddCharacters } from "#compiler/diagnostics/odd-characters.ts";
import { UsageError } from "#tools/cli/funnel-folder/usage-error.ts";
import { UnreadablePriceList } from "#tools/dev/database/price-list.ts";
import type { Command } from "./command.ts";
import type { Terminal } from "./terminal/terminal.ts";

const MISUSE = 2;
const CALL = "npm run funnel --";

/**
 * Runs the command named after `npm run funnel --`. Resolves to the exit code: 0 for success, 1 for
 * errors in the funnel, 2 for a command that was called wrongly.
 */
export async function runFunnel([word, ...args]: string[], terminal: Terminal): Promise<number> {
  if (word === undefined || word === "--help" || word === "-h" || word === "help") {
    terminal.tell(await overview(terminal));
    return word === undefined ? MISUSE : 0;
  }
  const load = Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (!load) {
    const suggestion = didYouMean(word, Object.keys(commands));
    terminal.error(
      nameOddCharacters(cliMessages.unknownCommand({ command: word, suggestion, call: CALL })),
    );
    return MISUSE;
  }
  const { command } = await load();
  if (args.includes("--help") || args.includes("-h")) {
    terminal.tell(formatHelp(word, command, terminal));
    return 0;
  }
  try {
    return await command.run(args, terminal);
  } catch (error) {
    const refused = describeFsError(error);
    if (refused !== undefined) {
      terminal.error(refused);
      return MISUSE;
    }
    if (!(error instanceof UsageError)) throw error;
    terminal.error(`${nameOddCharacters(error.message)}\n\n${formatHelp(word, command, terminal)}`);
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
    cliMessages.helpHint({ call: CALL }),
  ].join("\n");
}

function formatHelp(word: string, { summary, usage }: Command, { color }: Terminal): string {
  return `${color.bold(`${CALL} ${word}`)}  ${summary}\n\n${usage}`;
}

/** The commands by name, in the order of the help. Each one is loaded only when it's called. */
const commands: Record<string, () => Promise<{ command: Command }>> = {
  check: () => import("./commands/check.ts"),
  map: () => import("./commands/map.ts"),
  paths: () => import("./commands/paths.ts"),
  diff: () => import("./commands/diff.ts"),
  simulate: () => import("./commands/simulate.ts"),
  numbers: () => import("./commands/numbers.ts"),
  verdict: () => import("./commands/verdict.ts"),
  new: () => import("./commands/new.ts"),
  schema: () => import("./commands/schema.ts"),
  mistakes: () => import("./commands/mistakes.ts"),
};

const REASONS: Record<string, string> = {
  ENOENT: cliMessages.missingFile,
  EISDIR: cliMessages.isFolder,
  ENOTDIR: cliMessages.notFolder,
  EACCES: cliMessages.noPermission,
  EPERM: cliMessages.noPermission,
  EROFS: cliMessages.readOnly,
  ENOSPC: cliMessages.diskFull,
};

/** Explains why a file couldn't be read, written, or understood; undefined for any other error. */
function describeFsError(error: unknown): string | undefined {
  if (error instanceof UnreadablePriceList) return error.message;
  if (!(error instanceof Error) || !("code" in error && "path" in error)) return undefined;
  const reason = REASONS[String(error.code)];
  return reason && cliMessages.cannotOpen({ path: String(error.path), reason });
}
