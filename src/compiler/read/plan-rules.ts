import type { PlanRules, Rule } from "#rules/member-plan/pool/plan-rules.ts";
import type { Rules } from "../schema/program/rules-schema.ts";
import type { Source } from "../yaml/source.ts";
import { type AuthoredCondition, parseCondition, type Report } from "./condition.ts";

/** The rules of a program, with the conditions as written. */
export interface AuthoredRules {
  fields: PlanRules;
  source: Source;
  conditions: AuthoredCondition[];
}

/** Reads the conditions of all rules. Undefined if one is malformed, which has been reported. */
export function readPlanRules(
  { fields, source }: { fields: Rules; source: Source },
  report: Report,
): AuthoredRules | undefined {
  const conditions: AuthoredCondition[] = [];
  const count = Object.values(fields).flatMap(listRules).length;
  const read = <R extends { when: unknown }>(
    name: keyof Rules,
    list: readonly R[],
  ): (Omit<R, "when"> & Pick<Rule, "when">)[] =>
    list.flatMap((rule, index) => {
      const condition = parseCondition(rule.when, [name, index, "when"], source, report);
      if (!condition) return [];
      conditions.push(condition);
      return [{ ...rule, when: condition.when }];
    });
  const rules: PlanRules = {
    ...fields,
    "doctor-first": read("doctor-first", fields["doctor-first"]),
    "leave-out": read("leave-out", fields["leave-out"]),
    never: read("never", fields.never),
    often: read("often", fields.often),
    "at-most": read("at-most", fields["at-most"]),
    later: read("later", fields.later),
    minutes: read("minutes", fields.minutes),
    "slow-dinners": read("slow-dinners", fields["slow-dinners"]),
    energy: read("energy", fields.energy),
    levels: read("levels", fields.levels),
    avoid: read("avoid", fields.avoid),
    balance: read("balance", fields.balance),
    gentler: read("gentler", fields.gentler),
    emphasis: read("emphasis", fields.emphasis),
    "more-sets": read("more-sets", fields["more-sets"]),
  };
  return conditions.length === count ? { fields: rules, source, conditions } : undefined;
}

/** The rules in a field of the file. Defaults and foods aren't rules. */
const listRules = (field: Rules[keyof Rules]): unknown[] =>
  Array.isArray(field) ? field.filter((entry) => typeof entry === "object") : [];
