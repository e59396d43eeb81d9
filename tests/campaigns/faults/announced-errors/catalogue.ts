import { isJsonObject, type Json } from "#lib/json.ts";
import { offer, plan, site } from "../../../e2e/support/funnel.ts";
import { errorTexts } from "./error-texts.ts";

/** Sentences of the code that look like error messages, but aren't any. */
const NO_ERRORS = [
  "Bearer …",
  "Removes your account, answers, tracker,",
  "What you can't or don't want to eat",
  "They are removed from your account and from this browser.",
  "You could withdraw from this order until",
];

/** Fields of the funnel that hold error messages. */
const OF_ERRORS = ["messages", "failed", "wrong", "error", "late", "outdated"];
const OF_BUTTONS = ["button"];

/** Every error message that visitors, buyers, and members can get, from the code and the funnel. */
export function errorCatalogue(): string[] {
  const inCode = errorTexts().map(({ text }) => text);
  const forgotten = NO_ERRORS.filter((start) => !inCode.some((text) => text.startsWith(start)));
  if (forgotten.length > 0) throw new Error(`The code no longer says "${forgotten}".`);
  return [
    ...inCode.filter((text) => !NO_ERRORS.some((start) => text.startsWith(start))),
    ...inFunnel([site, offer, ...Object.values(plan.steps)] as unknown as Json, false),
  ].filter((text, index, all) => all.indexOf(text) === index);
}

function inFunnel(value: Json, isError: boolean): string[] {
  if (typeof value === "string") return isError ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => inFunnel(one, isError));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    OF_BUTTONS.includes(name) && isError
      ? []
      : inFunnel(field, isError || OF_ERRORS.includes(name)),
  );
}
