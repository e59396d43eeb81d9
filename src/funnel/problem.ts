/** One mistake in a funnel: where it stands, and what is wrong and what to do in whole sentences. */
export interface Problem {
  /** Path from the project's root: `funnel/steps/body.yaml`. */
  file: string;
  /** Both count from 1. */
  line: number;
  column: number;
  message: string;
}

/** `funnel/funnel.yaml:14:5  "slep" is no step. Did you mean "sleep"?` */
export function problemLine({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column}  ${message}`;
}

const LINES_AROUND = 2;

/** The lines around a problem, with a mark under its column. */
export function problemFrame({ line, column }: Problem, text: string): string {
  const lines = text.split(/\r?\n/);
  const first = Math.max(line - LINES_AROUND, 1);
  const width = String(line + LINES_AROUND).length;
  return lines
    .slice(first - 1, line + LINES_AROUND)
    .flatMap((content, index) => {
      const number = first + index;
      const shown = `${number === line ? ">" : " "} ${String(number).padStart(width)} | ${content}`;
      // a tab stays a tab, so that the mark stands under what it means
      return number === line
        ? [
            shown,
            `  ${" ".repeat(width)} | ${content.slice(0, column - 1).replace(/[^\t]/g, " ")}^`,
          ]
        : [shown];
    })
    .join("\n");
}

/** By file, line and column, and each once: a block that is repeated by alias is read at every repetition. */
export function inReadingOrder(problems: Problem[]): Problem[] {
  const once = new Map(problems.map((problem) => [problemLine(problem), problem]));
  return [...once.values()].toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}
