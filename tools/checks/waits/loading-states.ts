import type { JsxOpeningLikeElement, Node } from "typescript/unstable/ast";
import {
  isCallExpression,
  isFunctionLikeDeclaration,
  isIdentifier,
  isJsxAttribute,
  isJsxElement,
  isJsxOpeningElement,
  isJsxSelfClosingElement,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isVariableDeclaration,
} from "typescript/unstable/ast/is";
import { neverRejectsTest } from "./never-rejects.ts";
import { actorProblem, queryProblem, stateWait } from "./next-steps.ts";
import { formatPosition, listNodes, type SourceProject } from "./source-project.ts";

export interface LoadingState {
  at: string;
  kind: "Loading" | "Suspense" | "actor" | "query" | "state before a wait" | "busy control";
  /** Why it may never end, or has no next step. */
  problem: string | undefined;
}

const QUERIES = /(^|\.)(useQuery|useInfiniteQuery|useSuspenseQuery|useMutation|fetchQuery)$/;

/** Every state in the code that shows or keeps that something is loading. */
export function loadingStates({ checker, files }: SourceProject): LoadingState[] {
  const neverRejects = neverRejectsTest(checker);
  return files.flatMap(listNodes).flatMap((node): LoadingState[] => {
    const state = (kind: LoadingState["kind"], problem?: string, at = node) => [
      { at: formatPosition(at), kind, problem },
    ];
    if (isJsxOpeningElement(node) || isJsxSelfClosingElement(node)) return findLoadingStates(node);
    if (isObjectLiteralExpression(node) && node.properties.some(isInvoke))
      return state("actor", actorProblem(node));
    if (isCallExpression(node) && QUERIES.test(node.expression.getText()))
      return state("query", queryProblem(node));
    if (!isFunctionLikeDeclaration(node)) return [];
    const found = stateWait(node, neverRejects);
    return found ? state("state before a wait", found.problem, found.wait) : [];
  });
}

const isInvoke = (field: Node) => isPropertyAssignment(field) && field.name.getText() === "invoke";

function findLoadingStates(element: JsxOpeningLikeElement): LoadingState[] {
  const at = formatPosition(element);
  const name = element.tagName.getText();
  if (name === "Loading") return [{ at, kind: "Loading", problem: undefined }];
  if (name === "Suspense") return [{ at, kind: "Suspense", problem: suspenseProblem(element) }];
  const busy = ["busy", "aria-busy"].map((attribute) => readAttribute(element, attribute));
  const isBusy = busy.some((value) => value !== undefined && value !== "{false}");
  return isBusy ? [{ at, kind: "busy control", problem: undefined }] : [];
}

/** Its fallback has a next step, or what it waits for ends in time. */
function suspenseProblem(element: JsxOpeningLikeElement): string | undefined {
  if (readAttribute(element, "fallback")?.startsWith("{<Loading ")) return undefined;
  const children = isJsxElement(element.parent) ? element.parent.children.flatMap(listNodes) : [];
  const names = children
    .filter((child) => isJsxOpeningElement(child) || isJsxSelfClosingElement(child))
    .map(({ tagName }) => tagName.getText());
  const parts = listNodes(element.getSourceFile())
    .filter(isVariableDeclaration)
    .filter(({ name }) => isIdentifier(name) && names.includes(name.text));
  const areTimed =
    parts.length > 0 && parts.every((part) => /\bwithTimeout\(/.test(part.getText()));
  return areTimed ? undefined : "Show <Loading> meanwhile, or load it withTimeout.";
}

function readAttribute(element: JsxOpeningLikeElement, name: string): string | undefined {
  const attribute = element.attributes.properties
    .filter(isJsxAttribute)
    .find((one) => one.name.getText() === name);
  return attribute && (attribute.initializer?.getText() ?? "{true}");
}
