import type { Condition, Situation } from "#lib/conditions.ts";

/** A condition as somebody would say it: `gender is male`, `goals has fit and age is at least 50`, `arm B of summary`. */
export function conditionInWords(condition: Condition): string {
  if ("all" in condition) return joined(condition.all, "and", "everybody");
  if ("any" in condition) return joined(condition.any, "or", "nobody");
  if ("not" in condition) return opposite(condition.not);
  if ("experiment" in condition) return `${condition.arm} of ${condition.experiment}`;
  const { answer } = condition;
  if ("is" in condition) return `${answer} is ${String(condition.is)}`;
  if ("oneOf" in condition) return `${answer} is ${condition.oneOf.map(String).join(" or ")}`;
  if ("has" in condition) return `${answer} has ${String(condition.has)}`;
  return "atLeast" in condition ? `${answer} is at least ${condition.atLeast}` : `${answer} is at most ${condition.atMost}`;
}

function opposite(condition: Condition): string {
  if ("is" in condition) return `${condition.answer} is not ${String(condition.is)}`;
  return `not (${conditionInWords(condition)})`;
}

function joined(parts: Condition[], word: string, none: string): string {
  if (parts.length === 0) return none;
  return parts.map((part) => ("all" in part || "any" in part ? `(${conditionInWords(part)})` : conditionInWords(part))).join(` ${word} `);
}

/** A visitor as far as they matter: `gender is male and goals is not answered and B of summary`. */
export function situationInWords({ answers, arms }: Situation, asked: string[]): string {
  return [
    ...asked.map((name) => {
      const answer = answers[name];
      if (answer === undefined) return `${name} is not answered`;
      return Array.isArray(answer) ? `${name} has ${answer.join(" with ") || "nothing"}` : `${name} is ${String(answer)}`;
    }),
    ...Object.entries(arms).map(([experiment, arm]) => `${arm} of ${experiment}`),
  ].join(" and ");
}
