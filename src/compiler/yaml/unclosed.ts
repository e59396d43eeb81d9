import { type Document, isCollection, isScalar, visit } from "yaml";

/** The offset of the bracket or brace that isn't closed, if the parser missed its end at `met`. */
export function unclosedBracket(document: Document, text: string, met: number): number | undefined {
  const open: number[] = [];
  visit(document, (_, node) => {
    if (!isCollection(node) || !node.flow || !node.range) return;
    const [start, end] = node.range;
    const closer = { "[": "]", "{": "}" }[text.charAt(start)];
    if (end === met && closer !== undefined && text.charAt(end - 1) !== closer) open.push(start);
  });
  return open.at(-1);
}

/** The offset of the quote that isn't closed, if the parser missed its end at `met`. */
export function unclosedQuote(document: Document, text: string, met: number): number | undefined {
  let open: number | undefined;
  visit(document, (_, node) => {
    if (!isScalar(node) || !node.type?.startsWith("QUOTE") || !node.range) return;
    const [start, end] = node.range;
    const isClosed = end > start + 1 && text.charAt(end - 1) === text.charAt(start);
    if (end === met && !isClosed) open = start;
  });
  return open;
}
