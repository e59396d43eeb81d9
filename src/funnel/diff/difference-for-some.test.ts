import { expect, test } from "vitest";
import { smallFunnel } from "../small-funnel.ts";
import { changed, told } from "./told-for-tests.ts";

const QUESTIONS = "steps/questions.yaml";

test("whom a step is for is told in words, with what it does to those who stand on it", () => {
  const own = (when: string): Parameters<typeof changed>[number] => [
    QUESTIONS,
    "type: number\n",
    `type: number\n${when}`,
  ];
  const [men, women] = [own("  when: { gender: male }\n"), own("  when: { gender: female }\n")];
  expect(changed(men)).toMatchInlineSnapshot(`
    "steps: "age" is only where gender is male now; it was for everybody.
    visitors: Whoever stands on "age" stays on it, also where it is no longer for them. What they answer there does not count, and stays stored."
  `);
  expect(told(smallFunnel(women), smallFunnel(men))).toMatchInlineSnapshot(`
    "steps: "age" is only where gender is female now; it was only where gender is male.
    visitors: Whoever stands on "age" stays on it, also where it is no longer for them. What they answer there does not count, and stays stored."
  `);
  expect(told(smallFunnel(), smallFunnel(men))).toMatchInlineSnapshot(
    `"steps: "age" is for everybody now; it was only where gender is male."`,
  );
});

test("whom an option, a line or other words are for is told in words", () => {
  const asFit = (option: string): Parameters<typeof changed>[number] => [
    QUESTIONS,
    "    fit: Get fit\n",
    option,
  ];
  const men = smallFunnel(asFit("    fit: { label: Get fit, when: { gender: male } }\n"));
  expect(told(men)).toMatchInlineSnapshot(`
    "steps: "goals", option "fit", is there only where gender is male now; it was for everybody.
    visitors: Whoever stands on "goals" has "fit" there only where gender is male; where others chose it, it counts as not chosen, and stays stored."
  `);
  expect(
    told(smallFunnel(asFit("    fit: { label: Be fit, when: { gender: { not: male } } }\n")), men),
  ).toMatchInlineSnapshot(`
    "steps: "goals", option "fit", is there only where gender is not male now; it was only where gender is male.
    visitors: Whoever stands on "goals" has "fit" there only where gender is not male; where others chose it, it counts as not chosen, and stays stored.
    steps: "goals", label of option "fit":
    - Get fit
    + Be fit"
  `);
  expect(told(smallFunnel(), men)).toMatchInlineSnapshot(`
    "steps: "goals", option "fit", is there for everybody now; it was only where gender is male.
    visitors: Whoever stands on "goals" has "fit" there now; where it was chosen before, it counts again."
  `);
  expect(
    changed(
      asFit("    fit: Get fit\n    beard: { label: Grow a beard, when: { gender: male } }\n"),
    ),
  ).toMatchInlineSnapshot(
    `"steps: "goals" has a new option "beard", only where gender is male: Grow a beard."`,
  );

  const lines = (text: string) =>
    smallFunnel([
      QUESTIONS,
      "age:\n",
      `wait: { type: status-lines, title: Wait, lines: [${text}] }\nage:\n`,
    ]);
  const [one, two] = [
    lines("One, { say: Two, when: { gender: male } }"),
    lines(
      "Zero, One, { say: Two, when: { gender: female } }, { say: New, when: { gender: male } }",
    ),
  ];
  expect(told(two, one)).toMatchInlineSnapshot(`
    "steps: "wait", lines 1:
    + Zero
    steps: "wait", lines 3, is there only where gender is female now; it was only where gender is male.
    steps: "wait", lines 4:
    + New (only where gender is male)"
  `);

  const instead = (gender: string) =>
    smallFunnel([
      QUESTIONS,
      "answer: goals\n",
      `answer: goals\n  instead: [{ when: { gender: ${gender} }, title: Yours }]\n`,
    ]);
  expect(told(instead("female"), instead("male"))).toMatchInlineSnapshot(
    `"steps: "goals", instead 1, is only where gender is female now; it was only where gender is male."`,
  );
});

test("an option that is stored under another value is one sentence, and what was stored is told as lost", () => {
  expect(changed([QUESTIONS, "    5-6: {", "    5-to-6: {"])).toMatchInlineSnapshot(`
    "steps: "sleep" stores "5-to-6" for "5 to 6 hours" now; what is stored as "5-6" is not carried over.
    answers: "sleepHours" can no longer be "5-6": whoever answered so is as if not asked."
  `);
  // at another place it may be another
  expect(
    changed([
      QUESTIONS,
      "    weight: Manage weight\n    fit: Get fit\n",
      "    fit: Get fit\n    kilos: Manage weight\n",
    ]),
  ).toMatchInlineSnapshot(`
    "steps: "goals" has lost the option "weight": Manage weight.
    steps: "goals" has a new option "kilos": Manage weight.
    answers: "goals" can no longer be "weight": whoever answered so is as if not asked."
  `);
});

test("an option that only some have still, by other words, is not told as lost", () => {
  const instead =
    "answer: goals\n  instead: [{ when: { gender: male }, options: { fit: { label: Get fit } } }]\n";
  expect(
    changed(
      [QUESTIONS, "answer: goals\n", instead],
      [QUESTIONS, "    fit: Get fit\n", "    rest: Rest\n"],
    ),
  ).not.toContain("can no longer be");
});
