import { expect, test } from "vitest";
import { problemLine } from "./problem.ts";
import { smallAssets, sound } from "./small-funnel.ts";
import { warningsOf } from "./warnings.ts";

type Change = Parameters<typeof sound>[number];

const QUESTIONS = "steps/questions.yaml";
const PAGES = "steps/pages.yaml";

function warned(...changes: Change[]): string {
  return (
    warningsOf(sound(...changes), smallAssets)
      .map(problemLine)
      .join("\n") || "nothing"
  );
}

const fitAs = (written: string): Change => [QUESTIONS, "fit: Get fit", `fit: ${written}`];
const goals = (block: string): Change => [
  QUESTIONS,
  "title: Your goals\n",
  `title: Your goals\n  instead:\n    - ${block}\n`,
];
const experiment = (written: string): Change => [
  "funnel.yaml",
  "words:\n",
  `  words: ${written}\nwords:\n`,
];
const TWO_ARMS = "{ question: Which words?, arms: { A: 50%, B: 50% } }";

test("the author of a funnel in which everything matters is told nothing", () => {
  expect(warned()).toBe("nothing");
  expect(
    warned(
      fitAs("{ label: Fit, when: { gender: male } }"),
      goals("{ when: { arm: { order: B } }, title: Other }"),
    ),
  ).toBe("nothing");
});

test("an author whose condition leaves nobody out is told so, be it of an option, of other words, or of a step", () => {
  expect(warned(fitAs("{ label: Fit, when: { gender: [male, female] } }"))).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:18:24  This condition always holds here, so it leaves nobody out. Take it away, or change it."`,
  );
  expect(warned(goals("{ when: { arm: { order: [A, B] } }, title: Other }"))).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:16:9  This condition always holds here, so it leaves nobody out. Take it away, or change it."`,
  );
  expect(
    warned([
      PAGES,
      "title: Thank you",
      "title: Thank you\n  when: { any: [{ gender: male }, { gender: { not: male } }] }",
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:4:3  This condition always holds here, so it leaves nobody out. Take it away, or change it."`,
  );
});

test("an author whose step stands in one arm is told that its condition on that arm is idle", () => {
  const onlyInA: Change = ["funnel.yaml", "B: [thanks, sleep]", "B: [sleep]"];
  expect(
    warned(onlyInA, [PAGES, "title: Thank you", "title: Thank you\n  when: { arm: { order: A } }"]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:4:3  This condition always holds here, so it leaves nobody out. Take it away, or change it."`,
  );
});

test("an author who tries out nothing is told how to use the experiment", () => {
  expect(warned(experiment(TWO_ARMS))).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:10:3  Nothing depends on "words". Write a split: words in the flow, or a condition { arm: { words: B } } in a step, or remove it."`,
  );
});

test("an author who only changes words by arm is told nothing", () => {
  expect(warned(experiment(TWO_ARMS), goals("{ when: { arm: { words: B } }, title: Other }"))).toBe(
    "nothing",
  );
  expect(
    warned(experiment(TWO_ARMS), fitAs("{ label: Fit, when: { arm: { words: { not: A } } } }")),
  ).toBe("nothing");
  expect(
    warned(experiment(TWO_ARMS), [
      PAGES,
      "title: Thank you",
      "title: Thank you\n  when: { arm: { words: B } }",
    ]),
  ).toBe("nothing");
});

test("an author whose arms show the same is told which", () => {
  expect(warned(["funnel.yaml", "B: [thanks, sleep]", "B: [sleep, thanks]"])).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:7:3  Arms "A" and "B" of "order" show the same. Change what one of them shows, or remove it."`,
  );
  expect(
    warned(experiment(TWO_ARMS), goals("{ when: { arm: { words: B } }, title: Your goals }")),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:10:3  Arms "A" and "B" of "words" show the same. Change what one of them shows, or remove it."`,
  );
  const three = experiment("{ question: Which words?, arms: { A: 40%, B: 30%, C: 30% } }");
  expect(
    warned(three, goals("{ when: { arm: { words: B } }, title: Other }")),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:10:3  Arms "A" and "C" of "words" show the same. Change what one of them shows, or remove it."`,
  );
  expect(
    warned(three, goals("{ when: { arm: { words: [B, C] } }, title: Other }")),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:10:3  Arms "B" and "C" of "words" show the same. Change what one of them shows, or remove it."`,
  );
});

test("an author whose arms differ for some visitors only is told nothing", () => {
  expect(
    warned(
      experiment(TWO_ARMS),
      goals("{ when: { arm: { words: B }, gender: male }, title: Other }"),
    ),
  ).toBe("nothing");
});

test("an author whose experiment has a winner is told of what nobody sees any more, and nothing of its arms", () => {
  const ended = experiment("{ question: Which words?, arms: { A: 50%, B: 50% }, winner: A }");
  expect(
    warned(
      ended,
      goals("{ when: { arm: { words: B } }, title: Other }"),
      fitAs("{ label: Fit, when: { arm: { words: B } } }"),
    ),
  ).toMatchInlineSnapshot(`
    "funnel/steps/questions.yaml:16:9  Its experiment has a winner, so nobody sees this any more. Remove the block, or the winner.
    funnel/steps/questions.yaml:20:24  Its experiment has a winner, so nobody sees this any more. Remove the block, or the winner."
  `);
  expect(warned(ended, goals("{ when: { arm: { words: A } }, title: Other }"))).toBe("nothing");
});
