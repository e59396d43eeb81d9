import fc from "fast-check";
import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { createFunnel, message } from "./create-funnel.fixtures.ts";

const KINDS = ["single", "multi", "number", "lines"] as const;

/**
 * A number that picks one of the conditions available at its place; without one, everyone is meant.
 */
const condition = fc.option(
  fc.record({
    picks: fc.array(fc.nat({ max: 99 }), { minLength: 1, maxLength: 2 }),
    join: fc.constantFrom("all", "any", "not"),
  }),
  {
    freq: 2,
  },
);
type Picked = typeof condition extends fc.Arbitrary<infer C> ? C : never;

const slot = fc.record({
  kind: fc.constantFrom(...KINDS),
  place: fc.constantFrom("line", "branch", "else", "split"),
  branch: condition,
  own: condition,
  first: condition,
  second: condition,
  override: condition,
  limits: fc.constantFrom("", ", min: 1", ", min: 2", ", max: 1", ", min: 1, max: 2"),
  exclusive: fc.boolean(),
});
type Slot = typeof slot extends fc.Arbitrary<infer S> ? S : never;

/**
 * Funnels of a few steps in which any option, line, limit, step, and branch can depend on earlier
 * answers. Not all of them are valid.
 */
export const conditionalFunnels: fc.Arbitrary<FunnelFiles> = fc
  .array(slot, { minLength: 1, maxLength: 4 })
  .map(buildFiles);

function buildFiles(slots: Slot[]): FunnelFiles {
  const tests = ["gender: male", "arm: { x: A }"];
  const [flow, steps]: [string[], string[]] = [[], []];
  for (const [index, slot] of slots.entries()) {
    const id = `s${index}`;
    const known = [...tests];
    steps.push(
      stepText(id, slot, (picked) => conditionText(picked, known)),
      message(`m${index}`),
    );
    flow.push(flowText(id, slot, conditionText(slot.branch, known)));
    if (slot.kind === "single") tests.push(`${id}: a`, `${id}: [b, d]`);
    if (slot.kind === "multi")
      tests.push(`${id}: { has: a }`, `${id}: { has: b }`, `${id}: { has: d }`);
    if (slot.kind === "number") tests.push(`${id}: { atLeast: 4 }`, `${id}: { atMost: 2 }`);
  }
  // Conditions at the end also make answers count.
  const last = tests.slice(2).map((test, index) => ({ test, id: `n${index}` }));
  flow.push(...last.map(({ test, id }) => `{ when: { ${test} }, then: [${id}] }`));
  steps.push(...last.map(({ id }) => message(id)));
  return createFunnel({
    flow: ["start", ...flow, "sales"].join(", "),
    steps,
    experiments: "{ x: { question: Which?, arms: { A: 50%, B: 50% } } }",
  });
}

function flowText(id: string, { place }: Slot, when: string | undefined): string {
  const beside = `m${id.slice(1)}`;
  if (place === "split") return `{ split: x, A: [${id}], B: [${beside}] }`;
  if (place === "line" || when === undefined) return `${id}, ${beside}`;
  return place === "branch"
    ? `{ when: ${when}, then: [${id}], else: [${beside}] }`
    : `{ when: ${when}, then: [${beside}], else: [${id}] }`;
}

function conditionText(picked: Picked, tests: string[]): string | undefined {
  if (!picked) return undefined;
  const parts = picked.picks.map((pick) => `{ ${tests[pick % tests.length]} }`);
  return picked.join === "not"
    ? `{ not: ${parts[0]} }`
    : `{ ${picked.join}: [${parts.join(", ")}] }`;
}

function stepText(
  id: string,
  { kind, own, first, second, override, limits, exclusive }: Slot,
  say: (picked: Picked) => string | undefined,
): string {
  const when = (picked: Picked, more: string) =>
    say(picked) === undefined ? `{ ${more} }` : `{ ${more}, when: ${say(picked)} }`;
  const line = (picked: Picked, text: string) =>
    say(picked) === undefined ? text : `{ say: ${text}, when: ${say(picked)} }`;
  const common = `title: ${id}${say(own) === undefined ? "" : `, when: ${say(own)}`}`;
  const instead = (fields: string) =>
    say(override) === undefined ? "" : `, instead: [{ when: ${say(override)}, ${fields} }]`;
  if (kind === "lines")
    return `${id}: { type: status-lines, ${common}, lines: [One, ${line(first, "Two")}, ${line(second, "Three")}]${instead("lines: [Only]")} }`;
  if (kind === "number")
    return `${id}: { type: number, ${common}, answer: ${id}, default: 3, min: 1, max: 5, field: N${instead(`${exclusive ? "max" : "min"}: 3`)} }`;
  const options = `options: { a: A, b: ${when(first, "label: B")}, c: ${when(second, `label: C${kind === "multi" && exclusive ? ", exclusive: true" : ""}`)} }`;
  return `${id}: { type: ${kind}-choice, ${common}, answer: ${id}, ${options}${kind === "multi" ? limits : ""}${instead("options: { d: D }")} }`;
}
