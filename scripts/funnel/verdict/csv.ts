import { Misuse } from "../command.ts";
import type { Counted } from "./counts.ts";

/** Counts a table of visitors, a line each, as `simulate --csv` prints it: a column with the name of the experiment holds the arm, "bought" says yes or no. */
export function countedInCsv(text: string, file: string, experiment: string): Counted[] {
  const [head, ...rows] = rowsOf(withoutTitle(text));
  if (!head) throw new Misuse(`There is nothing in ${file}.`);
  const [arms, sales] = [experiment, "bought"].map((name) => columnOf(name, head.cells, file)) as [
    number,
    number,
  ];
  const counted = new Map<string, Counted>();
  for (const { cells, line } of rows) {
    const [arm = "", bought = ""] = [cells[arms], cells[sales]];
    if (bought !== "yes" && bought !== "no")
      throw new Misuse(`${file}:${line} says "${bought}" under "bought". It takes yes or no.`);
    if (arm === "")
      throw new Misuse(
        `${file}:${line} names no arm under "${experiment}". Leave out those who never came into the experiment.`,
      );
    const count = counted.get(arm) ?? { arm, visitors: 0, buyers: 0 };
    counted.set(arm, {
      arm,
      visitors: count.visitors + 1,
      buyers: count.buyers + (bought === "yes" ? 1 : 0),
    });
  }
  if (counted.size === 0) throw new Misuse(`There is no visitor in ${file}.`);
  return [...counted.values()];
}

/** What npm prints above the output of a script stands in a file that the output was sent to. */
function withoutTitle(text: string): { text: string; line: number } {
  const lines = text.replace(/^\uFEFF/, "").split("\n");
  const first = lines.findIndex((line) => line.trim() !== "" && !line.startsWith("> "));
  return { text: lines.slice(Math.max(first, 0)).join("\n"), line: Math.max(first, 0) + 1 };
}

function columnOf(name: string, head: string[], file: string): number {
  const column = head.indexOf(name);
  if (column < 0)
    throw new Misuse(
      `${file} has no column "${name}". Its first line names ${head.map((cell) => `"${cell}"`).join(", ")}.`,
    );
  return column;
}

/** RFC 4180, each row with the line on which it begins. */
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
