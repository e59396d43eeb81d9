import { expect, test } from "vitest";
import { told } from "./small-funnel.ts";

const limits = (written: string) =>
  told(["steps/questions.yaml", "answer: goals\n", `answer: goals\n${written}`]);

test("a marketer may ask for a least and a most", () => {
  expect(limits("  min: 1\n  max: 2\n")).toBe("nothing");
  expect(limits("  max: 1\n")).toBe("nothing");
});

test("a marketer whose limits nobody can keep to is told so", () => {
  expect(limits("  min: 3\n")).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:16:8  Nobody can choose 3 where there are 2 options. Lower "min", or add options."`,
  );
  expect(limits("  min: 2\n  max: 1\n")).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:16:8  Nobody can choose at least 2 and at most 1. Change one of the two."`,
  );
  expect(limits("  min: 0\n")).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:16:8  "min" should be at least 1."`,
  );
  expect(limits('  max: "2"\n')).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:16:8  "max" should be a number. Write it in digits, without quotes."`,
  );
});

test("a marketer may say it in other words", () => {
  expect(
    told([
      "funnel.yaml",
      "  progress: Progress\n",
      "  progress: Progress\n  at-least-one: One at least, please.\n",
    ]),
  ).toBe("nothing");
});
