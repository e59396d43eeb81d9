import { describe, expect, test } from "vitest";
import { nextStory } from "./next-story.ts";
import { sidebarLabel } from "./sidebar-label.ts";

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

describe("nextStory", () => {
  test("leads to the next step for the same visitor when the step on screen is removed", () => {
    expect(nextStory("sleep--woman", all, sidebar("goals", "water"))).toBe("water--woman");
    expect(nextStory("goals--man", all, sidebar("sleep", "water"))).toBe("sleep--man");
  });

  test("leads to the step's new name when it is renamed", () => {
    expect(nextStory("sleep--woman", all, sidebar("goals", "rest", "water"))).toBe("rest--woman");
  });

  test("leads to the step before when the last step of a chapter is removed", () => {
    expect(nextStory("water--man", all, sidebar("goals", "sleep"))).toBe("sleep--man");
  });

  test("stays at the step when its experiment is over", () => {
    const { "sleep--woman": _, ...now } = all;
    expect(
      nextStory("sleep--woman", all, {
        ...now,
        sleep: { name: "sleep", parent: "body", children: ["sleep--man"] },
      }),
    ).toBe("sleep--man");
  });

  test("leads nowhere if the story still exists or its chapter is gone", () => {
    expect(nextStory("sleep--woman", all, all)).toBeUndefined();
    expect(nextStory("sleep--woman", all, {})).toBeUndefined();
  });
});

describe("sidebarLabel", () => {
  test("shows a chapter as words, and a step by its YAML name", () => {
    expect(sidebarLabel({ name: "eating-habits", parent: "screens" })).toBe("Eating habits");
    expect(sidebarLabel({ name: "Beside the quiz", parent: "screens" })).toBe("Beside the quiz");
    expect(sidebarLabel({ name: "water-intake", parent: "screens-lifestyle" })).toBe(
      "water-intake",
    );
  });
});
