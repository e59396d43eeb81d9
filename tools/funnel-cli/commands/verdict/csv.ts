import { verdictUsageMessages } from "#compiler/diagnostics/messages/cli/verdict.ts";
import { UsageError } from "#tools/funnel-folder/usage-error.ts";
import type { Counted } from "./counts.ts";

/**
 * Counts a table with one row per visitor, as `simulate --csv` prints it. The column named after
 * the experiment holds the arm, and "bought" holds yes or no.
 */
export function countedInCsv(text: string, file: string, experiment: string): Counted[] {
  const [head, ...rows] = rowsOf(withoutTitle(text));
  if (!head) throw new UsageError(verdictUsageMessages.emptyFile({ file }));
  const [arms, sales] = [experiment, "bought"].map((name) => columnOf(name, head.cells, file)) as [
    number,
    number,
  ];
  const counted = new Map<string, Counted>();
  for (const { cells, line } of rows) {
    const [arm = "", bought = ""] = [cells[arms], cells[sales]];
    if (bought !== "yes" && bought !== "no")
      throw new UsageError(verdictUsageMessages.notYesOrNo({ file, line, text: bought }));
    if (arm === "")
      throw new UsageError(verdictUsageMessages.noArmInRow({ file, line, experiment }));
    const count = counted.get(arm) ?? { arm, visitors: 0, buyers: 0 };
    counted.set(arm, {
      arm,
      visitors: count.visitors + 1,
      buyers: count.buyers + (bought === "yes" ? 1 : 0),
    });
  }
  if (counted.size === 0) throw new UsageError(verdictUsageMessages.noVisitors({ file }));
  return [...counted.values()];
}

/** npm prints a title above a script's output, which ends up in the file too. */
function withoutTitle(text: string): { text: string; line: number } {
  const lines = text.replace(/^\uFEFF/, "").split("\n");
  const first = lines.findIndex((line) => line.trim() !== "" && !line.startsWith("> "));
  return { text: lines.slice(Math.max(first, 0)).join("\n"), line: Math.max(first, 0) + 1 };
}

function columnOf(name: string, head: string[], file: string): number {
  const column = head.indexOf(name);
  if (column < 0)
    throw new UsageError(
      verdictUsageMessages.missingColumn({
        file,
        column: name,
        columns: head.map((cell) => `"${cell}"`).join(", "),
      }),
    );
  return column;
}

/** Parses RFC 4180. Each row has the line where it begins. */
function rowsOf({
  text,
  line: first,
}: {
  text: string;
  line: number;
}): { cells: string[]; line: number }[] {
  const rows: { cells: string[]; line: number }[] = [];
  let cells: string[] = [];
  let [line, begun] = [first, first];
  if (text.trim() === "") return rows;
  for (const [, quoted, plain = "", end] of `${text.trimEnd()}\n`.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n)/g,
  )) {
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    line += (quoted ?? "").split("\n").length - 1;
    if (end === ",") continue;
    rows.push({ cells, line: begun });
    cells = [];
    line++;
    begun = line;
  }
  return rows;
}
