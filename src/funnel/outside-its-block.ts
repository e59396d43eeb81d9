import type { WritingMistake } from "./writing-mistakes.ts";

/** A line as it stands among those that say something. */
interface Line {
  offset: number;
  column: number;
  name: string;
  isEmpty: boolean;
}

/** An entry of a block that was indented too little, which the reader of YAML only notices at the entry below it. Undefined where the lines show none. */
export function outsideItsBlock(text: string, met: number): WritingMistake | undefined {
  const lines = fieldsOf(text);
  const isOutside = (index: number) => {
    const [above, line, below] = [lines[index - 1], lines[index], lines[index + 1]];
    if (!above || !line || !below || line.isEmpty || below.column <= line.column) return false;
    return above.column === below.column || (above.isEmpty && above.column === line.column);
  };
  // the reader stops in the entry, behind it, or at the one below
  const next = lines.findIndex(({ offset }) => offset > met);
  const last = next === -1 ? lines.length - 1 : next - 1;
  const index = [last - 1, last].find(isOutside) ?? -1;
  const line = lines[index];
  const block = line && lines.slice(0, index).findLast(({ column }) => column <= line.column);
  if (!line || !block?.isEmpty || block.column !== line.column) return undefined;
  return {
    offset: line.offset + line.column,
    message: `"${line.name}" stands in the column of "${block.name}", and the line below it further in. Let it begin where that line does.`,
  };
}

/** The fields that have a line, in reading order. */
function fieldsOf(text: string): Line[] {
  return [...text.matchAll(/^( *)([\w-]+):(?:[ \t]+(?!#)(\S.*))?/gm)].map(
    ({ index, 1: indent = "", 2: name = "", 3: value }) => ({
      offset: index,
      column: indent.length,
      name,
      isEmpty: value === undefined,
    }),
  );
}
