import { diagnosticLine } from "#compiler/diagnostics/diagnostic.ts";
import { readFunnel } from "#compiler/read/read-funnel.ts";
import type { PlanSource } from "#rules/member-plan/pool/plan-source.ts";
import { readFunnelFolder } from "./funnel-folder.ts";

/** The program that we ship, as plans are made from it. */
export function realProgram(): PlanSource {
  const funnel = readFunnel(readFunnelFolder("funnel"));
  if (Array.isArray(funnel)) throw new Error(funnel.map(diagnosticLine).join("\n"));
  if (!funnel.program) throw new Error("The funnel has no program.");
  const { foods, meals, rules, exercises, workouts } = funnel.program;
  return {
    foods: foods.fields,
    meals: meals.fields,
    rules: rules.fields,
    exercises: exercises.fields,
    workouts: workouts.fields,
  };
}
