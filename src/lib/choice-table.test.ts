import { expect, test } from "vitest";
import { type Dimension, lookUp, tabulate } from "./choice-table.ts";
import type { Situation } from "./conditions.ts";

const gender: Dimension = { of: "answers", name: "gender", values: ["male", "female"] };
const sleep: Dimension = { of: "answers", name: "sleep", values: ["short", "long"] };
const summary: Dimension = { of: "arms", name: "summary", values: ["A", "B"] };
const made = (
  answers: Situation["answers"],
  arms: Situation["arms"] = { summary: "A" },
): Situation => ({ answers, arms });

test("a value that depends on nothing has one row", () => {
  expect(tabulate([gender, sleep, summary], () => "same")).toEqual([{ when: {}, is: "same" }]);
});

test("only the choices that change the value are asked for", () => {
  expect(
    tabulate([gender, sleep, summary], ({ answers }) => String(answers.gender ?? "nobody")),
  ).toEqual([
    { when: { answers: { gender: "male" } }, is: "male" },
    { when: { answers: { gender: "female" } }, is: "female" },
    { when: {}, is: "nobody" },
  ]);
});

test("looking up says what the function says, whatever was chosen", () => {
  const say = ({ answers, arms }: Situation) =>
    `${answers.gender ?? "-"} ${answers.sleep ?? "-"} ${arms.summary}`;
  const table = tabulate([gender, sleep, summary], say);
  const all = [undefined, ...gender.values].flatMap((one) =>
    [undefined, ...sleep.values].flatMap((other) =>
      summary.values.map((arm) =>
        made(
          { ...(one ? { gender: one } : {}), ...(other ? { sleep: other } : {}) },
          { summary: arm },
        ),
      ),
    ),
  );
  expect(all).toHaveLength(18);
  for (const choices of all) expect(lookUp(table, choices)).toBe(say(choices));
});

test("two choices that matter only together are both kept", () => {
  const both = ({ answers }: Situation) => answers.gender === "male" && answers.sleep === "short";
  const table = tabulate([gender, sleep], both);
  expect(lookUp(table, made({ gender: "male", sleep: "short" }))).toBe(true);
  expect(lookUp(table, made({ gender: "male" }))).toBe(false);
  expect(lookUp(table, made({ sleep: "short" }))).toBe(false);
});

test("an answer that is no text was not one of the choices", () => {
  const table = tabulate([gender], ({ answers }) => String(answers.gender ?? "nobody"));
  expect(lookUp(table, made({ gender: ["male"] }))).toBe("nobody");
});
