import { describe, expect, test } from "vitest";
import { type Dimension, lookUp, tabulate } from "./choice-table.ts";
import type { Situation } from "./conditions.ts";

const gender: Dimension = { of: "answers", name: "gender", values: ["male", "female"] };
const sleep: Dimension = { of: "answers", name: "sleep", values: ["short", "long"] };
const summary: Dimension = { of: "arms", name: "summary", values: ["A", "B"] };
const createSituation = (
  answers: Situation["answers"],
  arms: Situation["arms"] = { summary: "A" },
): Situation => ({ answers, arms });

describe("choice table", () => {
  test("has one row if the value depends on nothing", () => {
    expect(tabulate([gender, sleep, summary], () => "same")).toEqual([{ when: {}, is: "same" }]);
  });

  test("keeps only the choices that change the value", () => {
    expect(
      tabulate([gender, sleep, summary], ({ answers }) => String(answers.gender ?? "nobody")),
    ).toEqual([
      { when: { answers: { gender: "male" } }, is: "male" },
      { when: { answers: { gender: "female" } }, is: "female" },
      { when: {}, is: "nobody" },
    ]);
  });

  test("returns the function's own value for every combination", () => {
    const say = ({ answers, arms }: Situation) =>
      `${answers.gender ?? "-"} ${answers.sleep ?? "-"} ${arms.summary}`;
    const table = tabulate([gender, sleep, summary], say);
    const all = [undefined, ...gender.values].flatMap((one) =>
      [undefined, ...sleep.values].flatMap((other) =>
        summary.values.map((arm) =>
          createSituation(
            { ...(one ? { gender: one } : {}), ...(other ? { sleep: other } : {}) },
            { summary: arm },
          ),
        ),
      ),
    );
    expect(all).toHaveLength(18);
    for (const choices of all) expect(lookUp(table, choices)).toBe(say(choices));
  });

  test("keeps both of two choices that only matter together", () => {
    const both = ({ answers }: Situation) => answers.gender === "male" && answers.sleep === "short";
    const table = tabulate([gender, sleep], both);
    expect(lookUp(table, createSituation({ gender: "male", sleep: "short" }))).toBe(true);
    expect(lookUp(table, createSituation({ gender: "male" }))).toBe(false);
    expect(lookUp(table, createSituation({ sleep: "short" }))).toBe(false);
  });

  test("ignores an answer that isn't text", () => {
    const table = tabulate([gender], ({ answers }) => String(answers.gender ?? "nobody"));
    expect(lookUp(table, createSituation({ gender: ["male"] }))).toBe("nobody");
  });
});
