import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Condition } from "#lib/conditions.ts";
import type { Json } from "#lib/json.ts";
import { dependentFunnel } from "../../../tests/bench/dependent-funnel.ts";
import { knownOf } from "../checks/never-taken.ts";
import { compileFunnel } from "../compile-funnel.ts";
import { itineraryOf } from "../itinerary.ts";
import { problemLine } from "../problem.ts";
import { readFunnel } from "../read-funnel.ts";
import { smallAssets } from "../small-funnel.ts";
import { canHold } from "./can-hold.ts";

/** So few that random conditions meet what was found before. */
const STEPS = 5;
const compiled = compileFunnel(dependentFunnel(STEPS), smallAssets);
if (Array.isArray(compiled)) throw new Error(compiled.map(problemLine).join("\n"));
const funnel = compiled;
const places = itineraryOf(funnel).steps.map(({ before }) => before);

const isAnswer = fc
  .oneof(
    fc.record({ answer: fc.constant("gender"), is: fc.constantFrom("male", "female") }),
    fc.record({
      answer: fc.constantFrom("answer0", "answer1", "answer2"),
      is: fc.constantFrom("yes", "no", "maybe"),
    }),
    // negated: nothing was answered, which is possible only where not everybody was asked
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
        const shared = new Map(knownOf(funnel, places[0]!.sure).answers);
        for (const { conditions, place } of asked) {
          const known = knownOf(funnel, places[place]!.sure);
          const alone = canHold(conditions, { ...known, answers: new Map(known.answers) });
          expect(canHold(conditions, { ...known, answers: shared })).toBe(alone);
        }
      }),
    );
  });

  test("doesn't take for reachable what only those have who weren't asked", () => {
    const files = Object.entries(dependentFunnel(STEPS)).map(([file, text]) => [
      file,
      text.replace('{ not: { answer0: "yes" } }', '{ not: { answer0: ["yes", "no", "maybe"] } }'),
    ]);
    const read = readFunnel(Object.fromEntries(files));
    if (Array.isArray(read)) throw new Error(read.map(problemLine).join("\n"));
    const saysYes: Condition = { answer: "answer1", is: "yes" };

    expect(canHold([saysYes], knownOf(read, new Set()))).toBe(true);
    expect(canHold([saysYes], knownOf(read, new Set(["answer0", "answer1"])))).toBe(false);
  });
});
