import { type Node, SyntaxKind } from "typescript/unstable/ast";
import {
  isAwaitExpression,
  isCallExpression,
  isNewExpression,
  isPropertyAccessExpression,
} from "typescript/unstable/ast/is";
import type { Checker, Type } from "typescript/unstable/sync";
import { listNodes, type SourceProject, toRelativePath } from "./source-project.ts";

const PROMISE = /^(Promise|PromiseLike|Postgrest\w*Builder)$/;
/** These settle together with the promises they're given, or at once. */
const COMBINED =
  /^(Promise\.(all|allSettled|race|any|resolve|reject)\b|.*\.(then|catch|finally)$)/s;
const CONTINUED = ["then", "catch", "finally"];

/**
 * Everything in the code that waits for something outside of it: the network, the browser, a file
 * of the site, or an event that may never come.
 */
export function outsideWaits({ checker, files }: SourceProject): Node[] {
  const nodes = files.flatMap(listNodes);
  // A promise that's a value, such as `navigator.serviceWorker.ready`.
  const values = nodes.filter(isAwaitExpression).map(({ expression }) => expression);
  const found = [...nodes.filter(isWholeCall), ...values.filter(isPropertyAccessExpression)];
  const isPromise = promiseTest();
  const types = checker.getTypeAtLocation(found);
  return found.filter((node, index) => isPromise(types[index]) && isOutside(node, checker));
}

/** A call, but not one that another call of the same chain continues: `from("orders").select()`. */
function isWholeCall(node: Node): boolean {
  if (!isCallExpression(node) && !isNewExpression(node)) return false;
  const next = node.parent;
  const isContinued = isPropertyAccessExpression(next) && isCallExpression(next.parent);
  return !isContinued || CONTINUED.includes(next.name.text);
}

/** Asking TypeScript for the name of a type takes long, and most calls share a few types. */
function promiseTest(): (type: Type | undefined) => boolean {
  const known = new Map<number, boolean>();
  return (type) => {
    if (!type) return false;
    const answer = known.get(type.id) ?? PROMISE.test(type.getSymbol()?.name ?? "");
    known.set(type.id, answer);
    return answer;
  };
}

function isOutside(node: Node, checker: Checker): boolean {
  if (isCallExpression(node) && node.expression.kind === SyntaxKind.ImportKeyword) return true;
  if (isCallExpression(node) && COMBINED.test(node.expression.getText())) return false;
  const declaration =
    isCallExpression(node) || isNewExpression(node)
      ? checker.getResolvedSignature(node)?.declaration
      : checker.getSymbolAtLocation(node)?.declarations?.[0];
  return declaration !== undefined && isForeign(declaration.path);
}

/** A query of TanStack Query is a loading state, and its function the wait. */
const isForeign = (file: string) =>
  !file.includes("@tanstack") &&
  (file.includes("node_modules") || toRelativePath(file).startsWith(".."));
