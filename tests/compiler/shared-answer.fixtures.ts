import type { Plan } from "#compiler/plan.ts";
import { compilePlan, createFunnel } from "./create-funnel.fixtures.ts";

/** A multiple choice as a line of YAML. */
export function choice(id: string, values: string): string {
  return `${id}: { type: multi-choice, title: "${id}", answer: extras, options: { ${values} } }`;
}

/** A plan that asks men and women for the same answer, with different options. */
export function planWithSharedAnswer(): Plan {
  const steps = [
    choice("q-1", "a: A, b: B"),
    choice("q-2", "b: B, c: { label: C, exclusive: true }"),
  ];
  return compilePlan(
    createFunnel({
      flow: "start, { when: { gender: male }, then: [q-1], else: [q-2] }, sales",
      steps,
    }),
  );
}
