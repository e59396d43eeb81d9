import { expect, test } from "vitest";
import type { PlanRules } from "#rules/member-plan/pool/plan-rules.ts";
import { readAssets, readFunnelFolder } from "#tools/cli/funnel-folder/funnel-folder.ts";
import { compileFunnel } from "../compile.ts";
import { unsafePlans } from "./unsafe-plans.ts";

const files = readFunnelFolder("funnel");
const funnel = compileFunnel(files, readAssets("funnel"));
const lines = files["program/rules.yaml"]?.split("\n") ?? [];

/** The list with a warning if these lists of the real rules are others. */
function listWarned(changes: (rules: PlanRules) => Partial<PlanRules>): string | undefined {
  if (Array.isArray(funnel) || !funnel.program) throw new Error("The funnel has errors.");
  const { rules } = funnel.program;
  const fields = { ...rules.fields, ...changes(rules.fields) };
  const program = { ...funnel.program, rules: { ...rules, fields } };
  const [warning] = unsafePlans({ ...funnel, program } as typeof funnel);
  return warning && lines[warning.line - 1];
}

const EVERYONE = { answer: "gender", is: "female" } as const;
const applyAlways = (rules: PlanRules["leave-out"]) =>
  rules.map((rule) => ({ ...rule, when: EVERYONE }));

test("the program that is sold keeps to all limits", () => {
  expect(listWarned(() => ({}))).toBeUndefined();
});

test.each<[list: string, gets: string, changes: (rules: PlanRules) => Partial<PlanRules>]>([
  ["doctor-first", "a plan although they're far too thin", () => ({ "doctor-first": [] })],
  [
    "leave-out",
    "no breakfast although they're thin",
    (r) => ({ "leave-out": applyAlways(r["leave-out"]) }),
  ],
  [
    "energy",
    "less energy at 70 without being obese",
    ({ energy }) => ({ energy: energy.slice(3) }),
  ],
  ["levels", "the hardest exercises at 70", () => ({ levels: [{ level: 3, when: EVERYONE }] })],
  ["avoid", "jumps at 60", () => ({ avoid: [] })],
  ["gentler", "intervals at once although they're thin", () => ({ gentler: [] })],
  ["balance", "no balance exercises at 66", () => ({ balance: [] })],
  [
    "at-most",
    "oily fish twice a week although they may become pregnant",
    (r) => ({
      "at-most": r["at-most"].map((rule) =>
        rule.contains.includes("oily") ? { ...rule, "times-a-week": 2 } : rule,
      ),
    }),
  ],
  [
    "more-sets",
    "more sets although they're thin",
    () => ({ "more-sets": [{ kind: "strength", sets: 1, when: EVERYONE }] }),
  ],
  ["at-most", "cured meat every day", () => ({ "at-most": [] })],
  [
    "never",
    "smoked fish at 65",
    ({ never }) => ({ never: never.filter(({ contains }) => !contains.includes("ready-to-eat")) }),
  ],
  [
    "never",
    "tuna although they may become pregnant",
    ({ never }) => ({ never: never.filter(({ contains }) => !contains.includes("mercury")) }),
  ],
])("%s is warned about if members get %s", (list, _, changes) => {
  expect(listWarned(changes)).toBe(`${list}:`);
});
