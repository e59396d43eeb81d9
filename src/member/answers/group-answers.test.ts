import { describe, expect, test } from "vitest";
import type { Answers } from "#lib/json.ts";
import { groupAnswers } from "./group-answers.ts";

const questions = {
  inWords: (answers: Answers) =>
    ["lunchTime", "fishPreference"].map((name) => ({ name, text: answers[name]?.toString() })),
};
const dated = [
  { fromDay: 0, answers: { lunchTime: "12-2" } },
  { fromDay: 9, answers: { lunchTime: "skip", exclusions: ["egg"] } },
];
const rowsOn = (current: number) =>
  Object.fromEntries(
    groupAnswers(dated, current, questions).flatMap(({ rows }) =>
      rows.map((row) => [row.view, row]),
    ),
  );

describe("groupAnswers", () => {
  test("shows the latest answers, and what counts until they do", () => {
    const rows = rowsOn(8);
    expect(rows.lunchTime).toMatchObject({ text: "skip", until: { day: 9, text: "12-2" } });
    expect(rows["left-out"]).toMatchObject({ text: "Eggs", until: { day: 9, text: "Nothing" } });
    expect(rows.fishPreference).toMatchObject({ text: undefined, until: undefined });
    expect(rowsOn(9).lunchTime).toMatchObject({ text: "skip", until: undefined });
  });

  test("leaves out what the quiz doesn't ask", () => {
    expect(Object.keys(rowsOn(1))).toEqual(["fishPreference", "lunchTime", "left-out"]);
  });
});
