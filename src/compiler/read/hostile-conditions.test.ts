// @module-tag long
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildPlan } from "../build-plan.ts";
import { compileFunnel } from "../compile.ts";
import { smallAssets, smallFunnel } from "../small-funnel.fixtures.ts";
import { findWarnings } from "../warnings/warnings.ts";

const word = fc.constantFrom(
  "gender",
  "goals",
  "age",
  "sleepHours",
  "order",
  "arm",
  "all",
  "any",
  "not",
  "is",
  "has",
  "oneOf",
  "atLeast",
  "male",
  "fit",
  "A",
  "B",
  "when",
  "say",
);
const scalar = fc.oneof(
  word,
  fc.integer({ min: -1, max: 101 }),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom("", "{goals}", "__proto__", "constructor", "$when", "$text"),
);

/** Anything that could follow `when:`, most of it almost valid. */
const written = fc.letrec<{ condition: unknown }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    scalar,
    fc.array(tie("condition"), { maxLength: 3 }),
    fc.dictionary(word, tie("condition"), { maxKeys: 3 }),
  ),
})).condition;

const fields = fc.dictionary(
  fc.constantFrom(
    "when",
    "title",
    "hint",
    "options",
    "min",
    "type",
    "answer",
    "continue",
    "instead",
    "$when",
  ),
  written,
  {
    maxKeys: 4,
  },
);

describe("hostile conditions", () => {
  test("are either compiled or reported with a position, and never crash the compiler", () => {
    let sound = 0;
    const property = fc.property(
      written,
      written,
      fc.oneof(written, fc.array(fields, { maxLength: 3 })),
      (ofStep, ofOption, instead) => {
        const files = smallFunnel({
          steps: {
            goals: {
              ...(ofStep !== null && { when: ofStep }),
              ...(instead !== null && { instead }),
              options: { some: { label: "Some", when: ofOption } },
            },
          },
        });
        const compiled = compileFunnel(files, smallAssets);
        if (!Array.isArray(compiled)) {
          sound++;
          expect(JSON.parse(JSON.stringify(buildPlan(compiled, (image) => image)))).toHaveProperty(
            "steps",
          );
          findWarnings(compiled, smallAssets);
          return;
        }
        expect(compiled.length).toBeGreaterThan(0);
        for (const { file, line, column, message } of compiled) {
          expect(files).toHaveProperty([file.replace("funnel/", "")]);
          expect(line).toBeGreaterThan(0);
          expect(column).toBeGreaterThan(0);
          expect(message).toMatch(/[.?…}]$/);
        }
      },
    );
    fc.assert(property, {
      numRuns: 1_000,
      seed: 18,
      examples: [[null, { gender: "male" }, [{ when: { arm: { order: "B" } }, title: "Other" }]]],
    });
    expect(sound).toBeGreaterThan(0);
  }, 120_000);
});
