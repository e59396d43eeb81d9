import { expect, test } from "vitest";
import { nextStory } from "./next-story.ts";

/** The sidebar of a chapter with these steps, each for a man and a woman. */
function sidebar(...steps: string[]) {
  const stories = steps.flatMap((step) =>
    ["man", "woman"].map((name) => [`${step}--${name}`, { name, parent: step }]),
  );
  const components = steps.map((step) => [
    step,
    { name: step, parent: "body", children: [`${step}--man`, `${step}--woman`] },
  ]);
  return Object.fromEntries([
    ["body", { name: "body", children: steps }],
    ...components,
    ...stories,
  ]);
}

const all = sidebar("goals", "sleep", "water");

test("a designer who removes the step on screen is led to the next one, for the same visitor", () => {
  expect(nextStory("sleep--woman", all, sidebar("goals", "water"))).toBe("water--woman");
  expect(nextStory("goals--man", all, sidebar("sleep", "water"))).toBe("sleep--man");
});

test("a designer who renames the step on screen is led to it by its new name", () => {
  expect(nextStory("sleep--woman", all, sidebar("goals", "rest", "water"))).toBe("rest--woman");
});

test("a designer who removes the last step of a chapter is led to the one before", () => {
  expect(nextStory("water--man", all, sidebar("goals", "sleep"))).toBe("sleep--man");
});

test("a designer whose experiment is over stays at the step", () => {
  const { "sleep--woman": _, ...now } = all;
  expect(
    nextStory("sleep--woman", all, {
      ...now,
      sleep: { name: "sleep", parent: "body", children: ["sleep--man"] },
    }),
  ).toBe("sleep--man");
});

test("nobody is led away from a story that is there, and nowhere when the chapter is gone", () => {
  expect(nextStory("sleep--woman", all, all)).toBeUndefined();
  expect(nextStory("sleep--woman", all, {})).toBeUndefined();
});
