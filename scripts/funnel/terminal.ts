import { createInterface } from "node:readline/promises";
import { styleText } from "node:util";
import { wrappedLines } from "./wrapped-lines.ts";

const COLORS = ["red", "yellow", "green", "cyan", "blue", "magenta", "bold", "dim"] as const;
type Color = (typeof COLORS)[number];

/** Where a command writes to and whom it can ask. Commands know no `process`, so that tests can listen. */
export interface Terminal {
  /** A line of what was asked for, on the standard output. */
  print(text: string): void;
  /** Sentences of what was asked for, which a terminal breaks between words. What programs read is printed. */
  tell(text: string): void;
  /** A line about what went wrong, on the standard error. */
  error(text: string): void;
  /** Somebody sits there who can answer. */
  isInteractive: boolean;
  /** A machine reads what is printed, and shows it beside the lines that it is about. */
  isInCI: boolean;
  /** The answer to a question; only where `isInteractive`. */
  ask(question: string): Promise<string>;
  /** How many letters fit beside each other. */
  columns: number;
  /** `color.red(text)`; the text as it is where no terminal is or where NO_COLOR is set. */
  color: Record<Color, (text: string) => string>;
}

const COLUMNS_OF_A_FILE = 100;

/** The terminal of this process. */
export function processTerminal({
  stdin,
  stdout,
  stderr,
  env,
}: NodeJS.Process = process): Terminal {
  for (const stream of [stdout, stderr]) stream.on("error", readerHasEnough);
  const isTerminal = stdout.isTTY === true;
  // some terminals say that they have none
  const columns = stdout.columns || stderr.columns || COLUMNS_OF_A_FILE;
  const isColored = env.FORCE_COLOR
    ? env.FORCE_COLOR !== "0"
    : isTerminal && !env.NO_COLOR && env.TERM !== "dumb";
  return {
    print: (text) => void stdout.write(`${text}\n`),
    tell: (text) => void stdout.write(`${isTerminal ? wrappedLines(text, columns) : text}\n`),
    error: (text) => void stderr.write(`${stderr.isTTY ? wrappedLines(text, columns) : text}\n`),
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

/** `| head` closes the pipe after its lines. That is no mistake, and the command still ends with its own code. */
function readerHasEnough(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
}

export function colors(isColored: boolean): Terminal["color"] {
  const paint = (color: Color) => (text: string) =>
    isColored ? styleText(color, text, { validateStream: false }) : text;
  return Object.fromEntries(COLORS.map((color) => [color, paint(color)])) as Terminal["color"];
}
