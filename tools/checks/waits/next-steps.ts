import type { CallExpression, Node, ObjectLiteralExpression } from "typescript/unstable/ast";
import {
  isAwaitExpression,
  isCallExpression,
  isIdentifier,
  isObjectLiteralExpression,
  isPropertyAssignment,
} from "typescript/unstable/ast/is";
import { functionAround, isGuarded } from "./never-rejects.ts";
import { listNodes } from "./source-project.ts";

/**
 * The reason why a state of a machine isn't left if its actor fails. Undefined if it leads on, or
 * if the screen has other ways to go in the meantime.
 */
export function actorProblem(state: ObjectLiteralExpression): string | undefined {
  const actor = findField(state, "invoke");
  if (!actor || !isObjectLiteralExpression(actor)) return "Its actor isn't written out.";
  const leadsOn =
    findField(actor, "onError") ?? findField(state, "after") ?? findField(state, "on");
  return leadsOn ? undefined : "The machine stays there if the actor fails. Add onError.";
}

/** The reason why a TanStack query doesn't end, or its screen doesn't go on after an error. */
export function queryProblem(call: CallExpression): string | undefined {
  const [options] = call.arguments;
  if (!options || !isObjectLiteralExpression(options)) return "Its options aren't written out.";
  if (findField(options, "networkMode")?.getText() !== '"always"')
    return 'Without a network, it waits for one. Add networkMode: "always".';
  // The caller of `fetchQuery` gets a promise.
  if (call.expression.getText().endsWith("fetchQuery")) return undefined;
  const { text } = call.getSourceFile();
  const offersMore = [/\bisError\b/, /\brefetch\b/].every((word) => word.test(text));
  return offersMore || text.includes("...query")
    ? undefined
    : "Its errors aren't shown: use isError and refetch.";
}

/** The wait that a state such as `busy` is set for, and what may keep the state from ending. */
export function stateWait(
  asynchronous: Node,
  neverRejects: (call: Node) => boolean,
): { wait: Node; problem: string | undefined } | undefined {
  const own = listNodes(asynchronous).filter((node) => functionAround(node) === asynchronous);
  const setters = own.filter(isSetter);
  const begin = setters[0]?.pos ?? Number.POSITIVE_INFINITY;
  const waits = own.filter(isAwaitExpression).filter(({ pos }) => pos > begin);
  const [wait] = waits;
  if (!wait) return undefined;
  const open = waits.find(({ expression }) => !isGuarded(expression, asynchronous, neverRejects));
  const problem = open && `Nothing ends the state if this fails: ${open.getText()}`;
  const isEnded = own.some((node) => node.pos > wait.pos && (isSetter(node) || isDeparture(node)));
  return { wait, problem: problem ?? (isEnded ? undefined : "Nothing ends the state.") };
}

/** `setBusy(true)` */
function isSetter(node: Node): boolean {
  return (
    isCallExpression(node) &&
    isIdentifier(node.expression) &&
    /^set[A-Z]/.test(node.expression.text) &&
    node.expression.text !== "setTimeout"
  );
}

/** The page that shows the state is left: `navigate("/login")`, or `window.location.reload()`. */
function isDeparture(node: Node): boolean {
  return isCallExpression(node) && /^navigate$|\blocation\./.test(node.expression.getText());
}

function findField(object: ObjectLiteralExpression, name: string): Node | undefined {
  return object.properties
    .filter(isPropertyAssignment)
    .find((field) => field.name.getText() === name)?.initializer;
}
