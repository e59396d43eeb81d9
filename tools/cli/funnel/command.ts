import type { Terminal } from "./terminal/terminal.ts";

/** One word after `npm run funnel --`. Its file is named after it and exports it as `command`. */
export interface Command {
  /** The purpose of the command, in half a sentence, for the list of all commands. */
  summary: string;
  /** The arguments and options, one per line, as `--help` shows them. */
  usage: string;
  /**
   * Resolves to the exit code: 0 if everything is fine, 1 if there were errors. Throws `UsageError`
   * if the arguments are wrong.
   */
  run(args: string[], terminal: Terminal): Promise<number>;
}
