import type { Condition } from "#lib/conditions.ts";
import type { Json } from "#lib/json.ts";

/** `gender is male and age is 50 or more`: a condition as a marketer would say it. */
export function decisionInWords(condition: Condition): string {
  if ("all" in condition) return joined(condition.all, "and", "always");
  if ("any" in condition) return joined(condition.any, "or", "never");
  if ("not" in condition) return negation(condition.not);
  if ("experiment" in condition) return `${condition.experiment} is in arm ${condition.arm}`;
  if ("is" in condition) return `${condition.answer} is ${said(condition.is)}`;
  if ("oneOf" in condition) return `${condition.answer} is ${listed(condition.oneOf)}`;
  if ("has" in condition) return `${condition.answer} has ${said(condition.has)}`;
  return "atLeast" in condition ? `${condition.answer} is ${condition.atLeast} or more` : `${condition.answer} is ${condition.atMost} or less`;
}

function joined(parts: Condition[], word: string, empty: string): string {
  if (parts.length === 0) return empty;
  const nests = (part: Condition) => ("all" in part && part.all.length > 1) || ("any" in part && part.any.length > 1);
  return parts.map((part) => (parts.length > 1 && nests(part) ? `(${decisionInWords(part)})` : decisionInWords(part))).join(` ${word} `);
}

function negation(condition: Condition): string {
  if ("not" in condition) return decisionInWords(condition.not);
  if ("all" in condition || "any" in condition) return `not (${decisionInWords(condition)})`;
  if ("has" in condition) return `${condition.answer} has no ${said(condition.has)}`;
  return decisionInWords(condition).replace(" is ", " is not ");
}

function listed(values: Json[]): string {
  const words = values.map(said);
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

function said(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
