import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compileCached } from "#tools/dev/vite/compile-cached.ts";
import { findNeededFonts, questionViews } from "./shell-files.ts";

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

const face = (name: string, range = "") =>
  `@font-face{font-family:A;src:url(/assets/${name}.woff2)format("woff2");${range && `unicode-range:${range}`}}`;
const css = [
  face("latin", "U+??,U+131,U+2000-206F"),
  face("latin-ext", "U+100-2BA,U+1E00-1E9F"),
  face("cyrillic", "U+4??"),
].join("");

describe("findNeededFonts", () => {
  test.each([
    ["Meat, fish & eggs: 2–3 a day", ["latin"]],
    ["Łosoś", ["latin", "latin-ext"]],
    ["план", ["cyrillic"]],
  ])("has the files for %s", (text, names) => {
    expect(findNeededFonts(css, text)).toEqual(names.map((name) => `/assets/${name}.woff2`));
  });

  test("always has a font for all characters", () => {
    expect(findNeededFonts(face("all"), "план")).toEqual(["/assets/all.woff2"]);
  });
});
