import { expect, test } from "vitest";
import { readAssets, readFunnelFolder } from "../../../scripts/funnel-folder.ts";
import { compileFunnel } from "../compile-funnel.ts";
import { problemLine } from "../problem.ts";
import { warningsOf } from "../warnings.ts";

const files = readFunnelFolder("funnel");
const assets = readAssets("funnel");

/** What is doubted in the real funnel with other milestones on the curve of its results. */
function doubtedWith(milestones: string): string[] {
  const plan = files["steps/plan.yaml"] ?? "";
  const changed = plan.replace(/ +- \{ day: 7,.*\n +- \{ day: 21,.*\n/, milestones);
  expect(changed).not.toBe(plan);
  const funnel = compileFunnel({ ...files, "steps/plan.yaml": changed }, assets);
  if (Array.isArray(funnel)) throw new Error(funnel.map(problemLine).join("\n"));
  return warningsOf(funnel, assets).map(problemLine);
}

test("a marketer who puts two milestones on one day is told at the second one", () => {
  expect(
    doubtedWith("      - { day: 7, text: More energy }\n      - { day: 7, text: Less hunger }\n"),
  ).toEqual([
    'funnel/steps/plan.yaml:87:16  Day 7 has "More energy" already, and this would be drawn over it. Give it another day.',
  ]);
});

test("milestones on days of their own, or on one day for different visitors, are doubted by nobody", () => {
  expect(
    doubtedWith("      - { day: 7, text: More energy }\n      - { day: 8, text: Less hunger }\n"),
  ).toEqual([]);
  const forSome = (gender: string, text: string) =>
    `      - { day: 7, text: ${text}, when: { gender: ${gender} } }\n`;
  expect(doubtedWith(forSome("male", "More energy") + forSome("female", "Less hunger"))).toEqual(
    [],
  );
});
