import { expect, test } from "vitest";
import { smallFunnel } from "../small-funnel.ts";
import { changed, told } from "./told-for-tests.ts";

const QUESTIONS = "steps/questions.yaml";
const MAIN = "funnel.yaml";

test("a funnel that is the same has no differences, however it is written", () => {
  expect(told(smallFunnel())).toBe("");
  expect(changed([QUESTIONS, "male: For men", "male: { label: 'For men' }"])).toBe("");
});

test("a line that was moved is one sentence", () => {
  expect(
    changed([MAIN, "  - age\n", ""], [MAIN, "  - goals\n", "  - goals\n  - age\n"]),
  ).toMatchInlineSnapshot(`"flow: "age" moved from after the split by "order" to after "goals"."`);
});

test("a step that moves into an arm is told with its arm", () => {
  expect(
    changed([MAIN, "B: [thanks, sleep]\n  - age\n", "B: [thanks, sleep, age]\n"]),
  ).toMatchInlineSnapshot(`"flow: "age" is only in arm "B" of "order" now; it was for everybody."`);
});

test("where a step is gone, its visitors, answer and route are told of", () => {
  expect(
    changed(
      [MAIN, "A: [sleep, thanks]", "A: [thanks]"],
      [MAIN, "B: [thanks, sleep]", "B: [thanks]"],
      [QUESTIONS, "sleep:", "slumber:"],
    ),
  ).toMatchInlineSnapshot(`
    "flow: "sleep" is gone; it was first in arm "A" of "order".
    flow: "sleep" is gone; it was in arm "B" of "order", after "thanks".
    visitors: Whoever stands on "sleep" goes on at the next step of theirs that is left, or back to the nearest before it.
    routes: Nothing is at /sleep any more. Links to /sleep open the entrance."
  `);
});

test("where it cannot be told of each visitor, it is told what holds of every funnel", () => {
  expect(changed([MAIN, "  - sales\n", ""])).toMatchInlineSnapshot(`
    "flow: "sales" is gone; it was after "age".
    visitors: Whoever stands on "sales" goes on at the next step of theirs that is left, or back to the nearest before it."
  `);
});

test("new words stand under the old ones; options are told by their value", () => {
  expect(
    changed(
      [QUESTIONS, "How long do you sleep?", "How well do you sleep?"],
      [QUESTIONS, "    7-8: { label: 7 to 8 hours, icon: bed }", "    9-10: 9 to 10 hours"],
      [QUESTIONS, "5 to 6 hours", "Five hours"],
    ),
  ).toMatchInlineSnapshot(`
    "steps: "sleep", title:
    - How long do you sleep?
    + How well do you sleep?
    steps: "sleep", label of option "5-6":
    - 5 to 6 hours
    + Five hours
    steps: "sleep" has lost the option "7-8": 7 to 8 hours.
    steps: "sleep" has a new option "9-10": 9 to 10 hours.
    answers: "sleepHours" can no longer be "7-8": whoever answered so is as if not asked."
  `);
});

test("an answer that changes its name, kind or range is told of", () => {
  expect(changed([QUESTIONS, "answer: sleepHours", "answer: sleep"])).toMatchInlineSnapshot(
    `"answers: Nothing asks for "sleepHours" any more, "sleep" is asked for instead: what was answered there no longer counts."`,
  );
  expect(changed([QUESTIONS, "type: multi-choice", "type: single-choice"])).toMatchInlineSnapshot(`
    "steps: "goals" is a single-choice now; it was a multi-choice.
    steps: "goals", layout:
    + list
    answers: "goals" was a multiple choice and is a single choice: what was answered before no longer counts."
  `);
  expect(changed([QUESTIONS, "min: 18", "min: 21"])).toMatchInlineSnapshot(`
    "steps: "age", min:
    - 18
    + 21
    answers: "age" goes from 21 to 100 now, it went from 18 to 100: what lies outside no longer counts."
  `);
});

test("experiments are told with what it means for those who are in them", () => {
  expect(
    changed([MAIN, "arms: { A: 50%, B: 50% }", "arms: { A: 20%, B: 80% }\n    winner: B"]),
  ).toMatchInlineSnapshot(`
    "experiments: The shares of "order" changed:
    - A 50%, B 50%
    + A 20%, B 80%
    experiments: "order" is over: arm "B" has won.
    visitors: Everybody is in arm "B" of "order" from now on; who stands on a step of another arm finishes that arm's steps."
  `);
  expect(
    changed(
      [MAIN, "arms: { A: 50%, B: 50% }", "arms: { A: 50%, C: 50% }"],
      [MAIN, "B: [thanks", "C: [thanks"],
    ),
  ).toMatchInlineSnapshot(`
    "flow: "thanks" is only in arm "C" of "order" now; it was only in arm "B" of "order".
    flow: "sleep" is only in arm "C" of "order" now; it was only in arm "B" of "order".
    experiments: "order" has a new arm "C".
    experiments: "order" has no arm "B" any more.
    visitors: Whoever is in arm "B" of "order" is drawn anew when they next open a page.
    experiments: The shares of "order" changed:
    - A 50%, B 50%
    + A 50%, C 50%
    visitors: Whoever is in an arm of "order" that is still there stays in it; new visitors are drawn by the new shares."
  `);
});

test("timings, routes, the offer, the site and pages are told field by field", () => {
  expect(
    changed(
      [MAIN, "auto-advance: 500 ms", "auto-advance: 1 s"],
      ["offer.yaml", "price: $10", "price: $12"],
      ["site.yaml", "loading: Loading", "loading: A moment"],
      ["pages/help.yaml", "text: [Answer]", "text: [Answer, More]"],
      ["pages/about.yaml", "title: About us\nsections: []\n"],
      [QUESTIONS, "type: number\n", "type: number\n  route: /years\n"],
    ),
  ).toMatchInlineSnapshot(`
    "timings: "auto-advance":
    - 500 ms
    + 1 s
    words: offer.yaml, price:
    - $10
    + $12
    words: pages/help.yaml, sections 1, text 2:
    + More
    words: site.yaml, loading:
    - Loading
    + A moment
    words: pages/about.yaml is new: About us.
    routes: "age" is at /years now; it was at /age. Links to /age open the entrance."
  `);
});

test("a branch that is new is told with its condition", () => {
  expect(
    changed([MAIN, "  - age\n", "  - { when: { gender: male }, then: [age] }\n"]),
  ).toMatchInlineSnapshot(`
    "flow: "age" is only where gender is male now; it was for everybody.
    flow: There is a new branch where gender is male."
  `);
});

test("a file that cannot be read is left out, rather than told as gone", () => {
  expect(told(smallFunnel(), smallFunnel([QUESTIONS, "title: Welcome", "title: ["]))).toBe("");
  expect(told(smallFunnel(), smallFunnel([MAIN, "name: ["]))).toBe("");
});
