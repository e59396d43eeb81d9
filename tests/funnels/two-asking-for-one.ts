import type { Plan } from "#funnel/plan.ts";
import { funnelOf, planFrom } from "./funnel-of.ts";

/** A multiple choice as a line of YAML. */
export function choice(id: string, values: string): string {
  return `${id}: { type: multi-choice, title: "${id}", answer: extras, options: { ${values} } }`;
}

/** A plan in which men and women are asked for the same answer, with other options. */
export function twoAskingForOne(): Plan {
  const steps = [
    choice("q-1", "a: A, b: B"),
    choice("q-2", "b: B, c: { label: C, exclusive: true }"),
  ];
  return planFrom(
    funnelOf({ flow: "start, { when: { gender: male }, then: [q-1], else: [q-2] }, sales", steps }),
  );
}
