import { expect, test } from "vitest";
import { isJsonObject } from "#lib/json.ts";
import { makePlan } from "#rules/member-plan/make-plan.ts";
import type { PlanSource } from "#rules/member-plan/pool/plan-source.ts";
import { realProgram } from "#tools/cli/funnel-folder/real-program.ts";
import { bodies, eaters } from "./members.fixtures.ts";

/** PostgreSQL keeps no order of keys in `jsonb`: short ones come first. */
function asStored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asStored);
  if (!isJsonObject(value)) return value;
  const inOrder = Object.entries(value).sort(
    ([one], [other]) => one.length - other.length || (one < other ? -1 : 1),
  );
  return Object.fromEntries(inOrder.map(([key, one]) => [key, asStored(one)]));
}

test("a plan from the database is the same as one from the files", () => {
  const program = realProgram();
  const stored = asStored(program) as PlanSource;
  expect(Object.keys(stored.meals.meals)).not.toEqual(Object.keys(program.meals.meals));

  const people = Object.values(bodies);
  const sample = [...eaters()].filter((_, index) => index % 487 === 0);
  expect(sample.length).toBeGreaterThan(100);
  for (const [index, eater] of sample.entries()) {
    const answers = { ...eater, ...people[index % people.length] };
    const [fromStore, fromFiles] = [makePlan(answers, stored), makePlan(answers, program)];
    // The missing parts are a set.
    const missing = fromFiles.missing.toSorted();
    expect({ ...fromStore, missing: fromStore.missing.toSorted() }).toEqual({
      ...fromFiles,
      missing,
    });
  }
});
