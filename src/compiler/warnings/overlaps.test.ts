import { describe, expect, test } from "vitest";
import { readAssets, readFunnelFolder } from "#tools/cli/funnel-folder/funnel-folder.ts";
import { sampleFunnel } from "#tools/test-env/put-sample-funnel.ts";
import { compileFunnel } from "../compile.ts";
import { diagnosticLine } from "../diagnostics/diagnostic.ts";
import { findWarnings } from "./warnings.ts";

const files = readFunnelFolder(sampleFunnel);
const assets = readAssets(sampleFunnel);

/** The warnings about the sample funnel with other milestones on its results curve. */
function warningsWith(milestones: string): string[] {
  const plan = files["steps/plan.yaml"] ?? "";
  const changed = plan.replace(/ +- \{ day: 7,.*\n +- \{ day: 21,.*\n/, milestones);
  expect(changed).not.toBe(plan);
  const funnel = compileFunnel({ ...files, "steps/plan.yaml": changed }, assets);
  if (Array.isArray(funnel)) throw new Error(funnel.map(diagnosticLine).join("\n"));
  return findWarnings(funnel, assets).map(diagnosticLine);
}

describe("overlaps", () => {
  test("reports the second of two milestones on the same day", () => {
    expect(
      warningsWith(
        "      - { day: 7, text: More energy }\n      - { day: 7, text: Less hunger }\n",
      ),
    ).toEqual([
      'funnel/steps/plan.yaml:87:16  Day 7 already has "More energy", and this would be drawn over it. Give it another day.',
    ]);
  });

  test("accepts milestones on different days, or on the same day for different visitors", () => {
    expect(
      warningsWith(
        "      - { day: 7, text: More energy }\n      - { day: 8, text: Less hunger }\n",
      ),
    ).toEqual([]);
    const forSome = (gender: string, text: string) =>
      `      - { day: 7, text: ${text}, when: { gender: ${gender} } }\n`;
    expect(warningsWith(forSome("male", "More energy") + forSome("female", "Less hunger"))).toEqual(
      [],
    );
  });
});
