import { CST, type Document, isNode, isScalar, visit } from "yaml";
import { yamlMessages } from "../diagnostics/messages/yaml.ts";
import type { ParseMistake } from "./parse-mistake.ts";

/**
 * Explains a text that the parser met after the end of a value. Undefined if the token it met isn't
 * a text.
 */
export function strayText(
  document: Document,
  text: string,
  [offset, end]: [start: number, end: number],
): ParseMistake | undefined {
  const type = CST.tokenType(text.slice(offset, end));
  // Plain texts have no type of their own.
  if (type !== null && !type.endsWith("scalar")) return undefined;
  if (isAfterEnd(document, offset)) return { offset, message: yamlMessages.textAfterEnd };
  const [, indent] = /(?:^|\n)([ \t]*)$/.exec(text.slice(0, offset)) ?? [];
  if (indent === undefined) return undefined;
  return {
    offset,
    message: indent.includes("\t") ? yamlMessages.tabIndent : yamlMessages.unevenIndent,
  };
}

/** True if an offset follows a quoted text, a list in brackets, or a block in braces. */
function isAfterEnd(document: Document, offset: number): boolean {
  let isAfter = false;
  visit(document, (_, node) => {
    if (!isNode(node) || !node.range || (isScalar(node) && node.type?.startsWith("BLOCK"))) return;
    const [, end, next] = node.range;
    if (end <= offset && offset < next) isAfter = true;
  });
  return isAfter;
}
