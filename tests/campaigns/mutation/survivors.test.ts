import { describe, expect, test } from "vitest";
import { partNames } from "./areas.ts";
import type { MutantResult } from "./mutant-result.ts";
import { type Answer, findProblems, readAnswers } from "./survivors.ts";

const mutant = { file: "a.ts", mutator: "Number", original: "1", replacement: "2" };
const survivor: MutantResult = { ...mutant, line: 7, isKilled: false };
const answer: Answer = { ...mutant, answer: "Any number above zero does the same." };

describe("survivors of mutation", () => {
  const cases: [title: string, survivors: MutantResult[], answers: Answer[], problems: string[]][] =
    [
      ["an answered one", [survivor], [answer], []],
      ["none", [], [], []],
      ["one without an answer", [survivor], [], ["No answer: line 7 of a.ts, Number: 1 → 2"]],
      ["an answer that is stale", [], [answer], ["No survivor: a.ts, Number: 1 → 2"]],
      ["two with one answer for both", [survivor, survivor], [{ ...answer, times: 2 }], []],
      [
        "two with an answer for one",
        [survivor, { ...survivor, line: 9 }],
        [answer],
        ["No answer: line 7 of a.ts, Number: 1 → 2", "No answer: line 9 of a.ts, Number: 1 → 2"],
      ],
    ];
  test.each(cases)("%s", (_, survivors, answers, problems) => {
    expect(findProblems(survivors, answers)).toEqual(problems);
  });

  test("all answers belong to a part that is mutated", () => {
    expect(Object.keys(readAnswers()).filter((name) => !partNames.includes(name))).toEqual([]);
  });
});
