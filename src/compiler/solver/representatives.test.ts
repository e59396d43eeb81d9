import { describe, expect, test } from "vitest";
import type { Condition } from "#lib/conditions.ts";
import type { Json } from "#lib/json.ts";
import type { Domain, ManyOf } from "#quiz/steps/step-type.ts";
import { representatives } from "./representatives.ts";

const answers = new Map<string, Domain>([
  ["gender", { kind: "one", values: ["male", "female", "other"] }],
  ["age", { kind: "number", min: 18, max: 100 }],
  ["height", { kind: "height", parts: {}, units: [] }],
]);
const everyone = { answers, always: new Set(answers.keys()) };
const male: Condition = { answer: "gender", is: "male" };

describe("representatives", () => {
  test.each<[string, string, Condition, (Json | undefined)[]]>([
    ["a value and one that stands for the others", "gender", male, ["male", "female"]],
    ["both sides of a limit", "age", { answer: "age", atLeast: 50 }, [18, 100, 49, 50, 51]],
    ["no numbers outside the range", "age", { answer: "age", atMost: 100 }, [18, 100, 99]],
    ["no value of an answer that conditions can't test", "height", male, [undefined]],
    ["no value of an unknown answer", "shoeSize", male, [undefined]],
  ])("has %s", (_, answer, condition, expected) => {
    expect(representatives(answer, condition, everyone)).toEqual(expected);
  });

  test("has a missing answer if not every visitor was asked", () => {
    const facts = { answers, always: new Set<string>() };
    expect(representatives("gender", male, facts)).toEqual(["male", "female", undefined]);
  });

  test.each<[string, Omit<ManyOf, "kind" | "values">, string[][]]>([
    ["every combination", {}, [[], ["weight"], ["fit"], ["weight", "fit"]]],
    ["an exclusive value alone", { exclusive: ["fit"] }, [[], ["weight"], ["fit"]]],
    ["no more values than allowed", { max: 1 }, [[], ["weight"], ["fit"]]],
    ["no fewer values than required", { min: 3 }, [["weight", "fit"]]],
  ])("has %s of a list", (_, limits, expected) => {
    const goals: Domain = { kind: "many", values: ["weight", "fit", "sleep"], ...limits };
    const condition: Condition = {
      any: [
        { answer: "goals", has: "weight" },
        { answer: "goals", has: "fit" },
      ],
    };
    const facts = { answers: new Map([["goals", goals]]), always: new Set(["goals"]) };
    expect(representatives("goals", condition, facts)).toEqual(expected);
  });
});
