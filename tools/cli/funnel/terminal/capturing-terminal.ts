import { colors, type Terminal } from "./terminal.ts";

/** A terminal for tests: it records the output and answers questions in order. */
export function capturingTerminal({
  answers = [],
  isInCI = false,
}: {
  answers?: string[];
  isInCI?: boolean;
} = {}) {
  const printed: string[] = [];
  const errors: string[] = [];
  const asked: string[] = [];
  const terminal: Terminal = {
    print: (text) => void printed.push(text),
    tell: (text) => void printed.push(text),
    error: (text) => void errors.push(text),
    isInteractive: answers.length > 0,
    isInCI,
    ask: async (question) => {
      asked.push(question);
      return answers.shift() ?? "";
    },
    columns: 100,
    color: colors(false),
  };
  return { terminal, printed, errors, asked };
}
