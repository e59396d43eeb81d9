import { type Diagnostic, diagnosticFrame } from "#compiler/diagnostics/diagnostic.ts";
import type { Terminal } from "./terminal.ts";

const AROUND = 20;

/**
 * Formats a diagnostic for people: its position, what's wrong and how to fix it, and the line with
 * a mark below it, cut to the terminal's width.
 */
export function formatDiagnostic(
  problem: Diagnostic,
  text: string,
  paint: (text: string) => string,
  { color, columns }: Terminal,
): string {
  const place = color.bold(`${problem.file}:${problem.line}:${problem.column}`);
  // A picture, or a missing file, has no line to show.
  if (text === "") return `${place}  ${problem.message}\n`;
  const frame = cutTo(columns, diagnosticFrame(problem, text), problem.column)
    .split("\n")
    .map((line) => (line.startsWith(">") || line.endsWith("^") ? paint(line) : color.dim(line)));
  return [`${place}  ${problem.message}`, ...frame, ""].join("\n");
}

/**
 * Shows a long line from shortly before the mark. If it wrapped, the mark would point at the wrong
 * text.
 */
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
