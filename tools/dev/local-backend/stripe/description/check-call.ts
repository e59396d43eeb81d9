import { Ajv, type ErrorObject, type Options } from "ajv";
import type { Form, FormValue } from "../api/form-body.ts";
import { readKeptDescription } from "./description-file.ts";

const ROOT = "description";

const OPTIONS: Options = {
  strict: false,
  allErrors: true,
  // Its optimizer takes longer than all of our calls.
  code: { optimize: false },
};

/** Compares calls with the provider's published description. */
export interface CallChecker {
  /** The version of the API that is described. */
  apiVersion: string;
  /** The undescribed parts of a request to a path such as `POST /v1/refunds/:id`. */
  requestProblems(call: string, form: Form): string[];
  /** The undescribed parts of the answer. */
  responseProblems(call: string, answer: object): string[];
}

export function createCallChecker(description = readKeptDescription()): CallChecker {
  // A form has only text: what should be a number or boolean is read as one.
  const forms = new Ajv({ ...OPTIONS, coerceTypes: true });
  const answers = new Ajv(OPTIONS);
  for (const ajv of [forms, answers]) ajv.addSchema(description, ROOT);

  const problems = (ajv: Ajv, call: string, part: "request" | "response", value: unknown) => {
    const path = `calls/${call.replaceAll("/", "~1")}/${part}`;
    const validate = description.calls[call] && ajv.getSchema(`${ROOT}#/${encodeURI(path)}`);
    if (!validate) return [`${call} isn't described.`];
    if (validate(value)) return [];
    return leaves(validate.errors ?? []).map(sentence);
  };
  return {
    apiVersion: description.source.apiVersion,
    requestProblems: (call, form) => problems(forms, call, "request", plain(form)),
    responseProblems: (call, answer) => problems(answers, call, "response", answer),
  };
}

/** Lists come as forms with numbers as names. */
function plain(value: FormValue): unknown {
  if (typeof value === "string") return value;
  const entries = Object.entries(value);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  if (isList) return entries.map(([, inner]) => plain(inner));
  return Object.fromEntries(entries.map(([name, inner]) => [name, plain(inner)]));
}

/** Only the innermost reasons: a choice of schemas adds one for itself. */
const leaves = (errors: ErrorObject[]) => {
  const inner = errors.filter(({ keyword }) => keyword !== "anyOf");
  return inner.length > 0 ? inner : errors;
};

function sentence({ instancePath, message, params }: ErrorObject): string {
  const { additionalProperty: name, allowedValues } = params;
  const values = allowedValues ? ` (${allowedValues.join(", ")})` : "";
  return `${instancePath || "/"} ${message}${name ? `: ${name}` : values}`;
}
