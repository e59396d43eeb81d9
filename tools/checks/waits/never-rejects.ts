import type { Expression, Node } from "typescript/unstable/ast";
import {
  isArrowFunction,
  isAwaitExpression,
  isCallExpression,
  isFunctionLikeDeclaration,
  isNewExpression,
  isPropertyAccessExpression,
  isReturnStatement,
  isThrowStatement,
  isTryStatement,
} from "typescript/unstable/ast/is";
import type { Checker } from "typescript/unstable/sync";
import { listAncestors, listNodes } from "./source-project.ts";

/** The innermost function around a node. */
export const functionAround = (node: Node): Node | undefined =>
  listAncestors(node).find(isFunctionLikeDeclaration);

/** Returns a test for whether a call's promise never rejects, by the code that is called. */
export function neverRejectsTest(checker: Checker): (call: Node) => boolean {
  const known = new Map<Node, boolean>();
  const neverRejects = (call: Node): boolean => {
    if (!isCallExpression(call)) return false;
    const called = checker.getResolvedSignature(call)?.declaration?.resolve();
    if (!called || !hasBody(called)) return false;
    // A function that calls itself is as good as the rest of it.
    if (!known.has(called)) known.set(called, true).set(called, isCalm(called));
    return known.get(called) === true;
  };
  const isCalm = (called: Node): boolean => {
    const own = listNodes(called).filter((node) => functionAround(node) === called);
    const returned = own.filter(isReturnStatement).flatMap(({ expression }) => expression ?? []);
    if (returned.some(isEventOnly)) return true;
    const calls = returned.filter((value) => isCallExpression(value) && isPromise(value));
    const waits = [...own.filter(isAwaitExpression).map(({ expression }) => expression), ...calls];
    return (
      waits.every((wait) => isGuarded(wait, called, neverRejects)) &&
      own.filter(isThrowStatement).every((thrown) => isTried(thrown, called))
    );
  };
  const isPromise = (value: Node) =>
    checker.getTypeAtLocation(value)?.getSymbol()?.name === "Promise";
  return neverRejects;
}

/** True if a failure of awaited work is caught in this function. */
export function isGuarded(
  awaited: Expression,
  within: Node,
  neverRejects: (call: Node) => boolean,
): boolean {
  return isTried(awaited, within) || catchesItself(awaited) || neverRejects(awaited);
}

/** In the block that's tried: what fails in a `catch` or `finally` block isn't caught. */
function isTried(node: Node, within: Node): boolean {
  const path = [node, ...listAncestors(node)];
  const inside = path.slice(0, path.indexOf(within));
  return inside.some((outer, index) => {
    const below = inside[index - 1];
    return isTryStatement(outer) && below === outer.tryBlock;
  });
}

/** `ask().catch(…)`, or `ask().then(…, …)`. */
function catchesItself(awaited: Node): boolean {
  if (!isCallExpression(awaited) || !isPropertyAccessExpression(awaited.expression)) return false;
  const { text } = awaited.expression.name;
  return text === "catch" || (text === "then" && awaited.arguments.length > 1);
}

/** `new Promise((resolve) => …)`, which has no way to reject. */
function isEventOnly(value: Node): boolean {
  const [executor] = isNewExpression(value) ? (value.arguments ?? []) : [];
  return executor !== undefined && isArrowFunction(executor) && executor.parameters.length === 1;
}

const hasBody = (node: Node) => isFunctionLikeDeclaration(node) && node.body !== undefined;
