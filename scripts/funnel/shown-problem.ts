import { type Problem, problemFrame } from "#funnel/problem.ts";
import type { Terminal } from "./terminal.ts";

const AROUND = 20;

/** A problem as a person reads it: its place, what is wrong and what to do, and the line with a mark under it, cut to the terminal. */
export function shownProblem(
  problem: Problem,
  text: string,
  paint: (text: string) => string,
  { color, columns }: Terminal,
): string {
  const place = color.bold(`${problem.file}:${problem.line}:${problem.column}`);
  // a picture, or a file that is missing, has no line to show
  if (text === "") return `${place}  ${problem.message}\n`;
  const frame = cutTo(columns, problemFrame(problem, text), problem.column)
    .split("\n")
    .map((line) => (line.startsWith(">") || line.endsWith("^") ? paint(line) : color.dim(line)));
  return [`${place}  ${problem.message}`, ...frame, ""].join("\n");
}

/** A long line is shown from a little before the mark: wrapped, the mark would stand under something else. */
function cutTo(columns: number, frame: string, column: number): string {
  return frame
    .split("\n")
    .map((line) => {
      const gutter = line.indexOf("|") + 2;
      const room = Math.max(columns - gutter, 2 * AROUND);
      const first = column > room - AROUND ? column - AROUND : 0;
      const content = line.slice(gutter + first);
      return (
        line.slice(0, gutter) + (content.length > room ? `${content.slice(0, room - 1)}…` : content)
      );
    })
    .join("\n");
}
