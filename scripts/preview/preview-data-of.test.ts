import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { previewDataOf } from "./preview-data-of.ts";

const folder = mkdtempSync(join(tmpdir(), "funnel-preview-"));
cpSync(join(import.meta.dirname, "..", "..", "funnel"), folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const LIFESTYLE = join(folder, "steps", "lifestyle.yaml");
const sound = readFileSync(LIFESTYLE, "utf8");
const broken = sound.replace("type: multi-choice", "type: multichoice");

test("whoever comes to a funnel with a mistake is told what to mend, and sees the screens as they were before it, where they were seen", () => {
  writeFileSync(LIFESTYLE, broken);
  expect(previewDataOf(folder)).toMatchObject({
    name: "",
    errors: [{ file: "funnel/steps/lifestyle.yaml" }],
  });
  expect(previewDataOf(folder)).not.toHaveProperty("flow");
  writeFileSync(LIFESTYLE, sound);
  expect(previewDataOf(folder)).toMatchObject({
    name: "Personalized Carnivore Diet Plan",
    errors: [],
    flow: { plan: { entry: "start" } },
  });
  writeFileSync(LIFESTYLE, broken);
  expect(previewDataOf(folder)).toMatchObject({
    name: "Personalized Carnivore Diet Plan",
    errors: [{ file: "funnel/steps/lifestyle.yaml" }],
    flow: { plan: { entry: "start" } },
  });
});
