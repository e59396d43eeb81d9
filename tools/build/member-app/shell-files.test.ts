import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compileCached } from "#tools/dev/vite/compile-cached.ts";
import { questionViews } from "./shell-files.ts";

describe("questionViews", () => {
  test("has the view of every type that asks about the plan", () => {
    const { outcome: funnel } = compileCached(join(import.meta.dirname, "../../../funnel"));
    if (Array.isArray(funnel)) throw new Error("The funnel has errors.");
    const views = questionViews(funnel);
    expect(views).toContain("src/quiz/steps/card-stack/card-stack-step.tsx");
    expect(views).toContain("src/quiz/steps/weight/weight-step.tsx");
    // Gender is asked by the entrance, and sleep isn't part of the plan.
    expect(views).toContain("src/quiz/steps/single-choice/single-choice-step.tsx");
    expect(views).not.toContain("src/quiz/steps/entrance/entrance-step.tsx");
    expect(views).toHaveLength(7);
  });
});
