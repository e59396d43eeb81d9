import { type Node, SyntaxKind, type VariableDeclaration } from "typescript/unstable/ast";
import {
  isCallExpression,
  isFunctionDeclaration,
  isIdentifier,
  isJsxAttribute,
  isJsxElement,
  isJsxText,
  isNewExpression,
  isNoSubstitutionTemplateLiteral,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
} from "typescript/unstable/ast/is";
import { type Checker, SymbolFlags } from "typescript/unstable/sync";
import {
  listAncestors,
  listNodes,
  openProject,
  toRelativePath,
} from "../../../../tools/checks/waits/source-project.ts";

/** The folders of the parts for visitors, buyers, and members, without the team's own tools. */
const OURS = ["api", "app", "lib", "member", "quiz/steps", "rules", "shop", "ui"];
/** Their texts are read by the people who write the funnel. */
const FOR_AUTHORS = /schema|^src\/rules\//;
const SENTENCE = /^[A-Z][\w']* .*[\w.!?…]$/s;
const OF_FAILURE = /\b(couldn't|could not|can't|failed|invalid|expired|offline|blocked|wrong)\b/i;
/** The placeholder for the parts of a text that the code fills in. */
const FILLED_IN = "…";

/** An error message in the code. */
export interface ErrorText {
  /** With `…` for each part that the code fills in. */
  text: string;
  /** The files that say it. */
  files: string[];
}

/**
 * The error messages in the code: every sentence that can get into an alert, and every sentence that
 * reads like a failure, wherever it's shown.
 */
export function errorTexts(): ErrorText[] {
  const { checker, files, close } = openProject(OURS.map((folder) => `src/${folder}`));
  const found = new Map<string, Set<string>>();
  const add = (node: Node) => {
    const text = readText(node);
    const file = toRelativePath(node.getSourceFile().fileName);
    if (text === undefined || !SENTENCE.test(text) || isForDevelopers(node, file)) return;
    found.set(text, (found.get(text) ?? new Set()).add(file));
  };
  const nodes = files.flatMap(listNodes);
  for (const node of nodes.filter(isShown))
    for (const said of nodesBehind(node, checker)) add(said);
  for (const node of nodes) if (OF_FAILURE.test(readText(node) ?? "")) add(node);
  close();
  return [...found].map(([text, said]) => ({ text, files: [...said] }));
}

/** A text in the code, in one line. */
function readText(node: Node): string | undefined {
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (isJsxText(node)) return node.text.replace(/\s+/g, " ").trim();
  if (!isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(FILLED_IN);
}

const isForDevelopers = (node: Node, file: string) =>
  FOR_AUTHORS.test(file) || !isOurs(file) || listAncestors(node).some(isNewExpression);

const isOurs = (file: string) => OURS.some((folder) => file.startsWith(`src/${folder}/`));

/** True if a node holds what an alert shows, or what becomes the error of a form or a machine. */
function isShown(node: Node): boolean {
  if (isJsxAttribute(node)) return isShownAttribute(node.name.getText(), node);
  if (isPropertyAssignment(node)) return ["alert", "error"].includes(node.name.getText());
  if (isJsxElement(node)) return /\brole=(?:\{.*)?"alert"/.test(node.openingElement.getText());
  if (isCallExpression(node)) return node.expression.getText() === "setError";
  return isObjectLiteralExpression(node) && /\btype: "setError"/.test(node.getText());
}

function isShownAttribute(name: string, { parent }: Node): boolean {
  const [tag = ""] = /[\w.]+/.exec(parent.parent.getText()) ?? [];
  return name === "text"
    ? ["Alert", "Notice"].includes(tag)
    : ["alert", "error", "check"].includes(name);
}

/** Finds the nodes inside a node, and inside the constants and functions that it names. */
function nodesBehind(root: Node, checker: Checker): Node[] {
  const known = new Set<Node>([root]);
  for (const one of known)
    for (const node of listNodes(one).filter(isIdentifier)) {
      const declared = findDeclaration(node, checker);
      if (declared && !listNodes(declared).some(({ kind }) => isJsx(kind))) known.add(declared);
    }
  return [...known].flatMap(listNodes);
}

const isJsx = (kind: SyntaxKind) =>
  kind === SyntaxKind.JsxOpeningElement || kind === SyntaxKind.JsxSelfClosingElement;

function findDeclaration(name: Node, checker: Checker): Node | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  const aliased =
    symbol && (symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  const declaration = aliased?.declarations[0]?.resolve();
  const isWritten = declaration && isVariableDeclaration(declaration) && !isFromHook(declaration);
  return isWritten || (declaration && isFunctionDeclaration(declaration)) ? declaration : undefined;
}

/** A value from a hook consists of more than a message. */
const isFromHook = ({ initializer }: VariableDeclaration) =>
  /^use[A-Z]/.test(initializer?.getText() ?? "");
