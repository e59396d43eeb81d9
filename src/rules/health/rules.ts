import { buyerRules } from "./buyer-rules.ts";
import type { Health } from "./health.ts";
import { paymentRules } from "./payment-rules.ts";
import type { Rule } from "./rule.ts";
import { systemRules } from "./system-rules.ts";

/** Every rule of a healthy shop: what is on the page, and what alerts are about. */
export const rules: Rule[] = [...paymentRules, ...buyerRules, ...systemRules];

export interface Finding {
  rule: Rule;
  text: string;
}

/** The rules that break, each with what's wrong. */
export function checkHealth(health: Health): Finding[] {
  return rules.flatMap((rule) => {
    const text = rule.finding(health);
    return text === undefined ? [] : [{ rule, text }];
  });
}
