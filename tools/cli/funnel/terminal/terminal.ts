import { createInterface } from "node:readline/promises";
import { styleText } from "node:util";
import { wrapLines } from "./wrap-lines.ts";

const COLORS = ["red", "yellow", "green", "cyan", "blue", "magenta", "bold", "dim"] as const;
type Color = (typeof COLORS)[number];

/**
 * Where a command writes and asks questions. Commands don't use `process`, so tests can capture
 * their output.
 */
export interface Terminal {
  /** Prints a line of the result to standard output, unwrapped, for programs to read. */
  print(text: string): void;
  /** Prints sentences of the result, wrapped between words in a terminal. */
  tell(text: string): void;
  /** Prints an error message to standard error. */
  error(text: string): void;
  /** True if a person can answer questions. */
  isInteractive: boolean;
  /** True if CI reads the output and shows annotations next to the lines they're about. */
  isInCI: boolean;
  /** Asks a question and resolves to the answer; only if `isInteractive`. */
  ask(question: string): Promise<string>;
  /** The width in characters. */
  columns: number;
  /** `color.red(text)`; returns the text unchanged outside a terminal or if NO_COLOR is set. */
  color: Record<Color, (text: string) => string>;
}

const COLUMNS_OF_A_FILE = 100;

/** Connects to the process's own streams. */
export function processTerminal({
  stdin,
  stdout,
  stderr,
  env,
}: NodeJS.Process = process): Terminal {
  for (const stream of [stdout, stderr]) stream.on("error", readerHasEnough);
  const isTerminal = stdout.isTTY === true;
  // Some terminals report zero columns.
  const columns = stdout.columns || stderr.columns || COLUMNS_OF_A_FILE;
  const isColored = env.FORCE_COLOR
    ? env.FORCE_COLOR !== "0"
    : isTerminal && !env.NO_COLOR && env.TERM !== "dumb";
  return {
    print: (text) => void stdout.write(`${text}\n`),
    tell: (text) => void stdout.write(`${isTerminal ? wrapLines(text, columns) : text}\n`),
    error: (text) => void stderr.write(`${stderr.isTTY ? wrapLines(text, columns) : text}\n`),
    isInteractive: isTerminal && stdin.isTTY === true && !env.CI,
    isInCI: !!env.CI,
    ask: async (question) => {
      const lines = createInterface({ input: stdin, output: stdout });
      const answer = await lines.question(question);
      lines.close();
      return answer.trim();
    },
    columns,
    color: colors(isColored),
  };
}

/**
 * `| head` closes the pipe once it has its lines. That isn't an error, and the command still ends
 * with its own exit code.
 */
function readerHasEnough(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
}

export function colors(isColored: boolean): Terminal["color"] {
  const paint = (color: Color) => (text: string) =>
    isColored ? styleText(color, text, { validateStream: false }) : text;
  return Object.fromEntries(COLORS.map((color) => [color, paint(color)])) as Terminal["color"];
}
