import { inflateSync } from "node:zlib";

/**
 * The objects of a PDF that pdfkit wrote, by number, with their streams unpacked. Good enough for
 * tests, but not for PDFs in general.
 */
export function pdfObjects(pdf: Buffer): Map<number, string> {
  const text = pdf.toString("latin1");
  const objects = new Map<number, string>();
  const begin = /(?<=\n)(\d+) 0 obj\n/g;
  for (let match = begin.exec(text); match; match = begin.exec(text)) {
    const start = match.index + match[0].length;
    const end = Math.min(
      ...["\nstream\n", "\nendobj"]
        .map((mark) => text.indexOf(mark, start))
        .filter((at) => at >= 0),
    );
    const dictionary = text.slice(start, end);
    const length = text.startsWith("\nstream\n", end)
      ? Number(/\/Length (\d+)/.exec(dictionary)?.[1])
      : 0;
    const from = end + "\nstream\n".length;
    objects.set(
      Number(match[1]),
      dictionary.replace(/\/Length \d+\n?/, "") +
        unpackStream(pdf.subarray(from, from + length), dictionary),
    );
    // Skips packed streams, which can contain bytes that look like an object.
    begin.lastIndex = length > 0 ? from + length : end;
  }
  return objects;
}

function unpackStream(stream: Buffer, dictionary: string): string {
  return (dictionary.includes("/FlateDecode") ? inflateSync(stream) : stream).toString("latin1");
}
