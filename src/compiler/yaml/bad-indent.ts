import { yamlMessages } from "../diagnostics/messages/yaml.ts";
import type { ParseMistake } from "./parse-mistake.ts";

/** A line that holds a field. */
interface Line {
  offset: number;
  column: number;
  name: string;
  isEmpty: boolean;
}

/**
 * Finds an entry of a block with too little indentation, which the parser only notices at the next
 * entry. Undefined if the lines don't show one.
 */
export function badIndent(text: string, met: number): ParseMistake | undefined {
  const lines = findFields(text);
  const isOutside = (index: number) => {
    const [above, line, below] = [lines[index - 1], lines[index], lines[index + 1]];
    if (!above || !line || !below || line.isEmpty || below.column <= line.column) return false;
    return above.column === below.column || (above.isEmpty && above.column === line.column);
  };
  // The parser stops inside the entry, after it, or at the entry below.
  const next = lines.findIndex(({ offset }) => offset > met);
  const last = next === -1 ? lines.length - 1 : next - 1;
  const index = [last - 1, last].find(isOutside) ?? -1;
  const line = lines[index];
  const block = line && lines.slice(0, index).findLast(({ column }) => column <= line.column);
  if (!line || !block?.isEmpty || block.column !== line.column) return undefined;
  return {
    offset: line.offset + line.column,
    message: yamlMessages.fieldOutsideItsBlock({ field: line.name, block: block.name }),
  };
}

/** The lines that hold a field, in reading order. */
function findFields(text: string): Line[] {
  return [...text.matchAll(/^( *)([\w-]+):(?:[ \t]+(?!#)(\S.*))?/gm)].map(
    ({ index, 1: indent = "", 2: name = "", 3: value }) => ({
      offset: index,
      column: indent.length,
      name,
      isEmpty: value === undefined,
    }),
  );
}
