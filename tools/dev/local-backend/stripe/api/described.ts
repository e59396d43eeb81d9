import { type CallChecker, createCallChecker } from "../description/check-call.ts";
import type { Form } from "./form-body.ts";

interface Call {
  /** The version in the request's header; null for the account's own. */
  version: string | null;
  contentType: string | null;
  form: Form;
  answer: object;
}

let checker: CallChecker | undefined;

/**
 * Throws if the stand-in has accepted what the provider's description doesn't allow, or has
 * answered with something else than it describes.
 */
export function demandDescribed(call: string, { version, contentType, form, answer }: Call): void {
  checker ??= createCallChecker();
  const problems = [
    ...(version !== null && version !== checker.apiVersion
      ? [`The version is ${version}, but ${checker.apiVersion} is described.`]
      : []),
    ...(Object.keys(form).length > 0 && contentType?.includes("json")
      ? ["Parameters are sent as a form, not as JSON."]
      : []),
    ...checker.requestProblems(call, form).map((problem) => `Request: ${problem}`),
    ...checker.responseProblems(call, answer).map((problem) => `Answer: ${problem}`),
  ];
  if (problems.length > 0)
    throw new Error(`Not as the provider describes ${call}:\n${problems.join("\n")}`);
}
