import type { PlanRules } from "#rules/member-plan/pool/plan-rules.ts";
import type { Funnel, Program } from "../read/read-funnel.ts";
import { collectAnswers } from "./answers.ts";

/** The rules of a program as plans are made from them: they know what the quiz doesn't ask for. */
export function publishedRules(funnel: Funnel, { rules }: Program): PlanRules {
  const answers = collectAnswers(funnel);
  const unasked = Object.keys(rules.fields.defaults).filter((name) => !answers.has(name));
  return unasked.length === 0 ? rules.fields : { ...rules.fields, unasked };
}
