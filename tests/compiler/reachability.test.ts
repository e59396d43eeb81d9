import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileFunnel } from "#compiler/compile.ts";
import { diagnosticLine } from "#compiler/diagnostics/diagnostic.ts";
import { analyzeFlow } from "#compiler/model/flow-analysis.ts";
import { readFunnel } from "#compiler/read/read-funnel.ts";
import { smallAssets } from "#compiler/small-funnel.fixtures.ts";
import { solverContext } from "#compiler/solver/context.ts";
import { isReachable } from "#compiler/solver/reachability.ts";
import type { Condition } from "#lib/conditions.ts";
import type { Json } from "#lib/json.ts";
import { dependentFunnel } from "../campaigns/bench/dependent-funnel.ts";

/** So few that random conditions hit results that were found before. */
const STEPS = 5;
const compiled = compileFunnel(dependentFunnel(STEPS), smallAssets);
if (Array.isArray(compiled)) throw new Error(compiled.map(diagnosticLine).join("\n"));
const funnel = compiled;
const places = analyzeFlow(funnel).steps.map(({ before }) => before);

const isAnswer = fc
  .oneof(
    fc.record({ answer: fc.constant("gender"), is: fc.constantFrom("male", "female") }),
    fc.record({
      answer: fc.constantFrom("answer0", "answer1", "answer2"),
      is: fc.constantFrom("yes", "no", "maybe"),
    }),
    // Negated, it means that nothing was answered, which is possible only if not every visitor was
    // asked.
    fc.record({
      answer: fc.constantFrom("answer0", "answer1", "answer2"),
      oneOf: fc.constant<Json[]>(["yes", "no", "maybe"]),
    }),
  )
  .chain((is): fc.Arbitrary<Condition> => fc.constantFrom(is, { not: is }));

describe("canHold", () => {
  test("gives each question the same result, whatever was asked before it", () => {
    const questions = fc.array(
      fc.record({
        conditions: fc.array(isAnswer, { minLength: 1, maxLength: 3 }),
        place: fc.nat(places.length - 1),
      }),
      {
        minLength: 20,
        maxLength: 60,
      },
    );
    fc.assert(
      fc.property(questions, (asked) => {
        const shared = new Map(solverContext(funnel, places[0]!.always).answers);
        for (const { conditions, place } of asked) {
          const known = solverContext(funnel, places[place]!.always);
          const alone = isReachable(conditions, { ...known, answers: new Map(known.answers) });
          expect(isReachable(conditions, { ...known, answers: shared })).toBe(alone);
        }
      }),
    );
  });

  test("doesn't treat a state as reachable if only visitors who weren't asked could have it", () => {
    const files = Object.entries(dependentFunnel(STEPS)).map(([file, text]) => [
      file,
      text.replace('{ not: { answer0: "yes" } }', '{ not: { answer0: ["yes", "no", "maybe"] } }'),
    ]);
    const read = readFunnel(Object.fromEntries(files));
    if (Array.isArray(read)) throw new Error(read.map(diagnosticLine).join("\n"));
    const saysYes: Condition = { answer: "answer1", is: "yes" };

    expect(isReachable([saysYes], solverContext(read, new Set()))).toBe(true);
    expect(isReachable([saysYes], solverContext(read, new Set(["answer0", "answer1"])))).toBe(
      false,
    );
  });
});
