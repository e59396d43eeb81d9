import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type Node } from "yaml";
import type { Path } from "./path.ts";

interface Spot {
  key?: unknown;
  value: unknown;
}

/**
 * The offset of a path in the text: of its key if `atKey`, otherwise of its value. If the path
 * doesn't exist, the offset of the block that lacks it.
 */
export function findOffset(document: Document, path: Path, atKey: boolean): number {
  let spot: Spot = { value: document.contents };
  for (const key of path) {
    const block = resolveAlias(spot.value, document);
    const child = findChild(block, key, document);
    if (!child)
      return isMap(block) || isSeq(block)
        ? findStart(spot.key, spot.value)
        : findStart(spot.value, spot.key);
    spot = child;
  }
  return atKey ? findStart(spot.key, spot.value) : findStart(spot.value, spot.key);
}

function findStart(...nodes: unknown[]): number {
  const placed = nodes.find((node): node is Node => isNode(node) && !!node.range);
  return placed?.range?.[0] ?? 0;
}

function resolveAlias(node: unknown, document: Document): unknown {
  return isAlias(node) ? node.resolve(document) : node;
}

function findChild(block: unknown, key: PropertyKey, document: Document): Spot | undefined {
  if (isSeq(block))
    return typeof key === "number" && key in block.items ? { value: block.items[key] } : undefined;
  if (!isMap(block)) return undefined;
  const pair = block.items.find((item) => String(item.key) === String(key));
  if (pair) return { key: pair.key, value: pair.value };
  const merged = block.items
    .filter((item) => isScalar(item.key) && item.key.source === "<<")
    .flatMap(({ value }) => (isSeq(value) ? value.items : [value]));
  return merged
    .map((base) => findChild(resolveAlias(base, document), key, document))
    .find((child) => child !== undefined);
}
