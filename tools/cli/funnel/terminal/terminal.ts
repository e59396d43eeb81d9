import { createInterface } from "node:readline/promises";
import { styleText } from "node:util";

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

// biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal's colors begin with one
const COLOR_CODES = /\u001b\[[0-9;]*m/g;
/** Matches the part of a list or table line before its description. */
const BEHIND = /^\s*(?:- |.*\S {2,})(?=\S)/;

/**
 * Wraps lines between words, aligned below the start of their text, so that a terminal doesn't
 * break a word at its edge.
 */
export function wrapLines(text: string, columns: number): string {
  return text
    .split("\n")
    .flatMap((line) => (measureWidth(line) <= columns ? [line] : wrapLine(line, columns)))
    .join("\n");
}

function wrapLine(line: string, columns: number): string[] {
  const plain = line.replaceAll(COLOR_CODES, "");
  const leading = /^\s*/.exec(plain)?.[0].length ?? 0;
  const behind = BEHIND.exec(plain)?.[0].length ?? leading;
  const indent = " ".repeat(behind > columns / 2 ? leading + 2 : behind);
  const lines: string[] = [];
  let current = "";
  for (const [piece] of line.matchAll(/\s*\S+/g)) {
    if (current === "" || measureWidth(current + piece) <= columns) current += piece;
    else {
      lines.push(current);
      current = `${indent}${piece.trimStart()}`;
    }
  }
  return [...lines, current];
}

function measureWidth(text: string): number {
  return text.replaceAll(COLOR_CODES, "").length;
}
