import { nameOddCharacters } from "./odd-characters.ts";

/** One mistake in a funnel: its position, and in whole sentences what is wrong and what to do. */
export interface Diagnostic {
  /** Path from the project's root: `funnel/steps/body.yaml`. */
  file: string;
  /** Line and column both count from 1. */
  line: number;
  column: number;
  message: string;
}

/** One line, such as `funnel/funnel.yaml:14:5  Unknown step "slep". Did you mean "sleep"?`. */
export function diagnosticLine({ file, line, column, message }: Diagnostic): string {
  return `${file}:${line}:${column}  ${message}`;
}

const LINES_AROUND = 2;

/** The lines around a problem, with a mark below its column. */
export function diagnosticFrame({ line, column }: Diagnostic, text: string): string {
  // Terminals take a text with zero bytes, as in UTF-16, for something that isn't text.
  const lines = text.replaceAll("\0", "").split(/\r?\n/);
  const first = Math.max(line - LINES_AROUND, 1);
  const width = String(line + LINES_AROUND).length;
  return lines
    .slice(first - 1, line + LINES_AROUND)
    .flatMap((content, index) => {
      const number = first + index;
      const shown = `${number === line ? ">" : " "} ${String(number).padStart(width)} | ${content}`;
      // Keep tabs, so that the mark stays below the mistake.
      return number === line
        ? [
            shown,
            `  ${" ".repeat(width)} | ${content.slice(0, column - 1).replace(/[^\t]/g, " ")}^`,
          ]
        : [shown];
    })
    .join("\n");
}

/**
 * Names the characters in messages that no one can see, sorts by file, line, and column, and removes duplicates: a block used through an alias is read at
 * every use.
 */
export function sortByPosition(problems: Diagnostic[]): Diagnostic[] {
  const named = problems.map((problem) => ({
    ...problem,
    message: nameOddCharacters(problem.message),
  }));
  const once = new Map(named.map((problem) => [diagnosticLine(problem), problem]));
  return [...once.values()].toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}
