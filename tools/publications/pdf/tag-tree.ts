import { inflateSync } from "node:zlib";

export interface TagNode {
  type: string;
  scope?: string;
  actualText: boolean;
  /** The number of pieces of page content that belong to this node directly. */
  contents: number;
  children: TagNode[];
}

/** The tag tree of a PDF, which is what screen readers read. */
export function tagTree(pdf: Buffer): TagNode {
  const objects = pdfObjects(pdf);
  const root = [...objects.values()].find((object) => object.includes("/Type /StructTreeRoot"));
  const [document] = parseReferences(readKids(root ?? ""));
  if (document === undefined) throw new Error("The PDF has no tag tree.");
  return readNode(objects, document);
}

function readNode(objects: Map<number, string>, number: number): TagNode {
  const object = objects.get(number) ?? "";
  const kids = readKids(object);
  const scope = /\/Scope \/(\w+)/.exec(object)?.[1];
  return {
    type: /\/S \/(\w+)/.exec(object)?.[1] ?? "?",
    ...(scope ? { scope } : {}),
    actualText: object.includes("/ActualText"),
    contents: kids
      .replace(/<<[\s\S]*?>>/g, " 0 ")
      .replace(/\d+ 0 R/g, "")
      .split(/\s+/)
      .filter((part) => /^\d+$/.test(part)).length,
    children: parseReferences(kids.replace(/<<[\s\S]*?>>/g, "")).map((child) =>
      readNode(objects, child),
    ),
  };
}

function readKids(object: string): string {
  return /\/K \[([\s\S]*?)\](?=\s*(?:\/|>>))/.exec(object)?.[1] ?? "";
}

function parseReferences(kids: string): number[] {
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number));
}

/** Every node of a tree, parents before children. */
export function listNodes(node: TagNode): TagNode[] {
  return [node, ...node.children.flatMap(listNodes)];
}

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
