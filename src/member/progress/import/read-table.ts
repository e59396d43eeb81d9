/** Of two that are as frequent, the first: the comma may be that of decimals. */
const DELIMITERS = [";", "\t", "|", ","];
const BOM = /^\uFEFF/;

/**
 * Reads a table with commas, semicolons, tabs, or bars between its cells, and with quotes around
 * cells that contain them (RFC 4180). Lines without text are left out.
 */
export function readTable(text: string): string[][] {
  const source = text.replace(BOM, "");
  const delimiter = findDelimiter(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    row.push(cell);
    cell = "";
  };
  const endRow = () => {
    endCell();
    if (row.some((one) => one !== "")) rows.push(row);
    row = [];
  };
  for (let index = 0; index < source.length; index++) {
    const character = source[index] ?? "";
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (source[index + 1] === '"') {
        cell += '"';
        index++;
      } else isQuoted = false;
    } else if (character === '"' && cell === "") isQuoted = true;
    else if (character === delimiter) endCell();
    else if (character === "\n" || character === "\r") {
      if (character === "\r" && source[index + 1] === "\n") index++;
      endRow();
    } else cell += character;
  }
  endRow();
  return rows;
}

const FIRST_LINES = 20;

/** The delimiter that most of the first lines have, outside of quotes. Some may be a title or a note. */
function findDelimiter(source: string): string {
  const lines = source.replace(/"(?:[^"]|"")*"/g, "").split(/[\r\n]+/, FIRST_LINES);
  const countOf = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length;
  return DELIMITERS.reduce((best, one) => (countOf(one) > countOf(best) ? one : best));
}

/** Decodes a text file as spreadsheets write them: UTF-8, UTF-16, or Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
