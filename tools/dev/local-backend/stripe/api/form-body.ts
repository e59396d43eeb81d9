import { StripeProblem } from "./errors.ts";

export type FormValue = string | Form;
/**
 * The parsed body or query. It has no prototype, so a field named `__proto__` is a field like any
 * other.
 */
export interface Form {
  [name: string]: FormValue;
}

const MAX_DEPTH = 12;

/** Parses `a[b][c]=1&d[]=2&e[0][f]=3`. Lists become forms with numbers as names. */
export function parseForm(encoded: string): Form {
  const form: Form = Object.create(null);
  for (const [name, value] of new URLSearchParams(encoded))
    insertValue(form, parsePath(name), value);
  return form;
}

/**
 * Parses a body as JSON or as a form, depending on its content type. Numbers, booleans, and null
 * become the text that a form would hold.
 */
export function parseBody(contentType: string | null, body: string): Form {
  if (!contentType?.includes("application/json")) return parseForm(body);
  let value: unknown;
  try {
    value = JSON.parse(body || "{}");
  } catch {
    throw unreadable("The body says that it is JSON, but it cannot be parsed.");
  }
  const form = toForm(value, 0);
  if (typeof form === "string") throw unreadable("The body must be a JSON object.");
  return form;
}

/** `a[b][]` → a, b, and an empty name. A name with unmatched brackets is kept as it is. */
function parsePath(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) return [name];
  const inner = Array.from(match[2]!.matchAll(/\[([^[\]]*)\]/g), ([, part]) => part!);
  return [match[1]!, ...inner];
}

function insertValue(form: Form, path: string[], value: string): void {
  if (path.length > MAX_DEPTH) throw unreadable("The parameters are nested too deeply.");
  let target = form;
  for (const part of path.slice(0, -1)) target = child(target, part);
  const last = path.at(-1)!;
  const name = last === "" && path.length > 1 ? nextIndex(target) : last;
  if (typeof target[name] === "object")
    throw unreadable(`The parameter ${name} is given both as a value and as a group of values.`);
  target[name] = value;
}

function child(form: Form, part: string): Form {
  const name = part === "" ? nextIndex(form) : part;
  const known = form[name];
  if (typeof known === "string")
    throw unreadable(`The parameter ${name} is given both as a value and as a group of values.`);
  if (known) return known;
  const made: Form = Object.create(null);
  form[name] = made;
  return made;
}

function nextIndex(form: Form): string {
  return String(Object.keys(form).length);
}

function toForm(value: unknown, depth: number): FormValue {
  if (depth > MAX_DEPTH) throw unreadable("The parameters are nested too deeply.");
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return String(value);
  const form: Form = Object.create(null);
  for (const [name, inner] of Object.entries(value)) form[name] = toForm(inner, depth + 1);
  return form;
}

function unreadable(message: string): StripeProblem {
  return new StripeProblem(400, message, { begun: false });
}
