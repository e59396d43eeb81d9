import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { buildPreviewData } from "./build-preview-data.ts";

const folder = mkdtempSync(join(tmpdir(), "funnel-preview-"));
cpSync(join(import.meta.dirname, "..", "..", "..", "funnel"), folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const LIFESTYLE = join(folder, "steps", "lifestyle.yaml");
const sound = readFileSync(LIFESTYLE, "utf8");
const broken = sound.replace("type: multi-choice", "type: multichoice");

describe("buildPreviewData", () => {
  test("shows errors at once, and the screens of the last valid version if there was one", () => {
    writeFileSync(LIFESTYLE, broken);
    expect(buildPreviewData(folder)).toMatchObject({
      name: "",
      errors: [{ file: "funnel/steps/lifestyle.yaml" }],
    });
    expect(buildPreviewData(folder)).not.toHaveProperty("flow");
    writeFileSync(LIFESTYLE, sound);
    expect(buildPreviewData(folder)).toMatchObject({
      name: "Personalized Carnivore Diet Plan",
      errors: [],
      flow: { plan: { entry: "start" } },
    });
    writeFileSync(LIFESTYLE, broken);
    expect(buildPreviewData(folder)).toMatchObject({
      name: "Personalized Carnivore Diet Plan",
      errors: [{ file: "funnel/steps/lifestyle.yaml" }],
      flow: { plan: { entry: "start" } },
    });
  });
});
