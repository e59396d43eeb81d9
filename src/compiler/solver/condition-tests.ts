import type { Condition } from "#lib/conditions.ts";
import type { Json } from "#lib/json.ts";

/** A condition without parts: it looks at one answer or one experiment. */
export type Test = Extract<Condition, { answer: string } | { experiment: string }>;

/** All tests in a condition, in order. */
export function listTests(condition: Condition): Test[] {
  if ("all" in condition) return condition.all.flatMap(listTests);
  if ("any" in condition) return condition.any.flatMap(listTests);
  return "not" in condition ? listTests(condition.not) : [condition];
}

/** The first test in a condition. Undefined if it has none, because it's already decided. */
export function firstTest(condition: Condition): Test | undefined {
  if ("not" in condition) return firstTest(condition.not);
  if (!("all" in condition) && !("any" in condition)) return condition;
  for (const part of "all" in condition ? condition.all : condition.any) {
    const test = firstTest(part);
    if (test) return test;
  }
  return undefined;
}

/** The names of all experiments that a condition reads, without duplicates. */
export function experimentsRead(condition: Condition): string[] {
  return [
    ...new Set(
      listTests(condition).flatMap((test) => ("experiment" in test ? test.experiment : [])),
    ),
  ];
}

/** The values that a condition looks for in lists, optionally only in one answer. */
export function listValuesTested(condition: Condition, answer?: string): Json[] {
  return [
    ...new Set(
      listTests(condition).flatMap((test) =>
        "has" in test && (answer ?? test.answer) === test.answer ? [test.has] : [],
      ),
    ),
  ];
}
