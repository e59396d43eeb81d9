import { pdfObjects } from "./pdf-objects.ts";

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
