import { parseSync } from "vite";
import {
  GLOBALS,
  INTL,
  ITERATOR_METHODS,
  ITERATORS,
  METHODS,
  STATIC_METHODS,
} from "./new-names.ts";

interface Node {
  type: string;
  [key: string]: unknown;
}

/**
 * The parts of a script that the oldest browsers don't know: syntax, regular expressions, and
 * functions, each once, as "toSorted()" or "static {}". A function doesn't count if the script
 * checks for it before the call, or defines it itself.
 */
export function newInScript(file: string, text: string): string[] {
  const nodes = [...allNodes(parseSync(file, text).program as unknown as Node)];
  const known = new Set(nodes.flatMap(namesKnown));
  const found = nodes
    .flatMap(newInNode)
    .filter((name) => !known.has(name.replace(/^.*\.|\(\)$/g, "")));
  return [...new Set(found)].sort();
}

function* allNodes(node: Node): Generator<Node> {
  yield node;
  for (const child of Object.values(node)) {
    for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) yield* allNodes(one);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

function newInNode(node: Node): string[] {
  switch (node.type) {
    case "StaticBlock":
      return ["static {}"];
    case "Decorator":
      return ["@decorator"];
    case "AccessorProperty":
      return ["accessor"];
    case "VariableDeclaration":
      return /using/.test(String(node.kind)) ? ["using"] : [];
    case "ImportDeclaration":
      return Array.isArray(node.attributes) && node.attributes.length > 0 ? ["import … with"] : [];
    case "Literal":
      return newInLiteral(node);
    case "TemplateElement":
      return newInPattern((node.value as { raw: string }).raw);
    case "MemberExpression":
      return newInMember(node);
    case "CallExpression":
    case "NewExpression":
      return [...newInCall(node), ...newGlobal(node.callee as Node)];
    default:
      return [];
  }
}

/** A regular expression, or a string that becomes one. */
function newInLiteral({ regex, value }: Node): string[] {
  if (typeof value === "string" && !regex) return newInPattern(value);
  if (!regex) return [];
  const { pattern, flags } = regex as { pattern: string; flags: string };
  return [...newInPattern(pattern), ...(flags.includes("v") ? ["/…/v"] : [])];
}

function newInPattern(pattern: string): string[] {
  return [
    ...(/\(\?<[=!]/.test(pattern) ? ["(?<=…)"] : []),
    ...(/\(\?[ims]*-?[ims]+:/.test(pattern) ? ["(?i:…)"] : []),
  ];
}

function newInMember({ object, property, computed }: Node): string[] {
  if (computed) return [];
  const owner = getName(object as Node);
  const name = getName(property as Node) ?? "";
  if (owner !== undefined && STATIC_METHODS.includes(`${owner}.${name}`))
    return [`${owner}.${name}()`];
  if (owner === "Intl" && INTL.includes(name)) return [`Intl.${name}`];
  if (["window", "globalThis", "self"].includes(owner ?? "") && GLOBALS.includes(name))
    return [name];
  return METHODS.includes(name) ? [`${name}()`] : [];
}

/** `new Map().values().map(…)`: an iterator's own methods. */
function newInCall({ callee }: Node): string[] {
  const { type, object, property } = callee as Node;
  if (type !== "MemberExpression" || !ITERATOR_METHODS.includes(getName(property as Node) ?? ""))
    return [];
  const { type: inner, callee: called, arguments: passed } = object as Node;
  if (
    inner !== "CallExpression" ||
    (called as Node).type !== "MemberExpression" ||
    (passed as unknown[]).length > 0
  )
    return [];
  // Objects have functions of the same name: Object.values(x).map(…) has an argument.
  const name = getName((called as Node).property as Node) ?? "";
  return ITERATORS.includes(name) ? [`${name}().${getName(property as Node)}()`] : [];
}

function newGlobal(callee: Node): string[] {
  const name = callee.type === "Identifier" ? String(callee.name) : "";
  return GLOBALS.includes(name) ? [name] : [];
}

/**
 * The names that the script checks for before it uses them, as `typeof x.name`, `"name" in x`,
 * `x.name?.y`, or `x.name?.()`, and the names that it defines itself.
 */
function namesKnown(node: Node): string[] {
  const names = [
    node.type === "UnaryExpression" && node.operator === "typeof"
      ? getLastName(node.argument as Node)
      : undefined,
    node.type === "BinaryExpression" && node.operator === "in"
      ? readText(node.left as Node)
      : undefined,
    node.type === "CallExpression" && node.optional === true
      ? getLastName(node.callee as Node)
      : undefined,
    node.type === "MemberExpression" && node.optional === true
      ? getLastName(node.object as Node)
      : undefined,
    node.type === "MethodDefinition" ? getName(node.key as Node) : undefined,
  ];
  return names.filter((name) => name !== undefined);
}

/** A text in quotes, or in the backticks that a minifier prefers. */
function readText({ value, quasis }: Node): string {
  const [only] = (quasis ?? []) as { value: { cooked: string } }[];
  return String(value ?? only?.value.cooked);
}

const getLastName = (node: Node) =>
  getName(node.type === "MemberExpression" ? (node.property as Node) : node);
const getName = ({ type, name }: Node) => (type === "Identifier" ? String(name) : undefined);
