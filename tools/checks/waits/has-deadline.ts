import type { CallExpression, Node } from "typescript/unstable/ast";
import {
  isCallExpression,
  isFunctionLikeDeclaration,
  isIdentifier,
  isImportSpecifier,
  isNumericLiteral,
  isShorthandPropertyAssignment,
  isVariableDeclaration,
} from "typescript/unstable/ast/is";
import { type Symbol as CodeSymbol, SymbolFlags } from "typescript/unstable/sync";
import { formatPosition, listAncestors, listNodes, type SourceProject } from "./source-project.ts";

/** The longest that anyone waits before there's a next step. */
export const MAX_MS = 16_000;

/** Each ends the work that it's given in time. */
const DEADLINES = ["withTimeout", "authCall", "fetchWithTimeout"];

/** Each loads a part of a page. What's shown meanwhile is a loading state of its own. */
const LOADERS = ["lazyPart", "laterView", "loadPart"];

/** A function that gets an abort signal from code that TypeScript can't connect with it. */
export interface HandedOn {
  name: string;
  /** The file, or the folder with a slash at its end, that hands it on. */
  by: string;
  /** The file that ends it. */
  deadline: string;
}

/**
 * Returns a test for whether a wait is ended in time: it's in work that is passed to a deadline, or
 * in a function that is only used in such work.
 */
export function deadlineTest(
  project: SourceProject,
  handedOn: HandedOn[],
): (wait: Node) => boolean {
  const findUses = indexUses(project);
  const hasDeadline = (node: Node, seen: Node[] = []): boolean => {
    const around = [node, ...listAncestors(node)];
    if (around.some(isTimed)) return true;
    return around.some((outer) => {
      const name = findName(outer);
      if (!name || seen.includes(name)) return false;
      const uses = findUses(name).filter((use) => !isImportSpecifier(use.parent));
      return uses.length > 0 && uses.every((use) => isEnded(use, [...seen, name]));
    });
  };
  const isEnded = (use: Node, seen: Node[]) =>
    handedOn.some(({ name, by }) => use.getText() === name && formatPosition(use).startsWith(by)) ||
    hasDeadline(use, seen);
  return hasDeadline;
}

/** `withTimeout(TIMEOUT_MS, …)`, if the constant isn't too long. */
function isTimed(node: Node): boolean {
  if (!isCallExpression(node) || !isIdentifier(node.expression)) return false;
  const { text } = node.expression;
  if (LOADERS.includes(text)) return true;
  return DEADLINES.includes(text) && (text !== "withTimeout" || isShort(node));
}

function isShort({ arguments: [limit] }: CallExpression): boolean {
  // A deadline that's a parameter comes from a caller, and its constant is checked there.
  const ms = limit && readConstant(limit);
  return ms === undefined || ms <= MAX_MS;
}

/** The number that an expression or a constant of its file has; undefined if it's computed. */
function readConstant(expression: Node): number | undefined {
  if (isNumericLiteral(expression)) return Number(expression.text.replaceAll("_", ""));
  if (!isIdentifier(expression)) return undefined;
  const constant = listNodes(expression.getSourceFile())
    .filter(isVariableDeclaration)
    .find(({ name }) => name.getText() === expression.text);
  return constant?.initializer && readConstant(constant.initializer);
}

/** The name of a function, or of the variable that holds a function or promise. */
function findName(node: Node): Node | undefined {
  if (isVariableDeclaration(node)) return isIdentifier(node.name) ? node.name : undefined;
  return isFunctionLikeDeclaration(node) && "name" in node ? (node.name as Node) : undefined;
}

/** Returns a function that finds the places where something is named, in any file. */
function indexUses({ checker, files }: SourceProject): (name: Node) => Node[] {
  const named = new Map<string, Node[]>();
  for (const node of files.flatMap(listNodes)) {
    if (!isIdentifier(node)) continue;
    const same = named.get(node.text);
    if (same) same.push(node);
    else named.set(node.text, [node]);
  }
  /** An import is another symbol, which stands for the imported one. */
  const original = (symbol: CodeSymbol | undefined) =>
    symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return (name) => {
    const own = checker.getSymbolAtLocation(name);
    const others = (named.get(name.getText()) ?? []).filter((node) => node !== name);
    const symbols = checker.getSymbolAtLocation(others);
    return others.filter((other, index) => {
      // In `{ verify }`, the name is a field and a value.
      const symbol = isShorthandPropertyAssignment(other.parent)
        ? checker.getShorthandAssignmentValueSymbol(other.parent)
        : symbols[index];
      return own && original(symbol)?.id === own.id;
    });
  };
}
