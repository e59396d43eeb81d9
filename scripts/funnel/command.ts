import type { Terminal } from "./terminal.ts";

/** One word after `npm run funnel --`; its file is named for it and exports it as `command`. */
export interface Command {
  /** What it does, in half a sentence, for the list of all commands. */
  summary: string;
  /** Its arguments and options, a line each, as `--help` shows them. */
  usage: string;
  /** Resolves to the exit code: 0 where all is well, 1 where problems were found. For misuse it throws `Misuse`. */
  run(args: string[], terminal: Terminal): Promise<number>;
}

/** A command was called in a way that it does not understand; the message says what to write instead. */
export class Misuse extends Error {
  override name = "Misuse";
}
