import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readFunnelFolder } from "#tools/cli/funnel-folder/funnel-folder.ts";
import { openEditor } from "./editor.ts";
import { refreshSchema } from "./write-files.ts";

const project = join(import.meta.dirname, "..", "..", "..");
const STEPS = "# yaml-language-server: $schema=../.schema/steps.json\n";
const FUNNEL = "# yaml-language-server: $schema=funnel.schema.json\n";
const QUESTION = `${STEPS}steak:\n  type: single-choice\n  title: Steak?\n  answer: steak\n`;

let editor: ReturnType<typeof openEditor>;
beforeAll(() => {
  refreshSchema(join(project, "funnel"));
  editor = openEditor(project);
}, 60_000);
afterAll(() => editor.close());

const words = async (path: string, text: string) =>
  (await editor.complete(path, text)).map(({ label }) => label);
const inStep = (text: string) => words("funnel/steps/new.yaml", text);
const inFlow = (text: string) => words("funnel/funnel.yaml", `${FUNNEL}${text}`);

describe("editor schema", () => {
  test("offers all step types", async () => {
    expect(await inStep(`${STEPS}steak:\n  type: |\n`)).toEqual(
      expect.arrayContaining(["single-choice", "message", "sales"]),
    );
  });

  test("offers the fields of the chosen type, each with a description", async () => {
    const offered = await editor.complete("funnel/steps/new.yaml", `${QUESTION}  |\n`);
    expect(offered.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["hint", "options", "layout", "bars", "sensitivity"]),
    );
    expect(offered.map(({ label }) => label)).not.toContain("cards");
    expect(offered.find(({ label }) => label === "hint")?.documentation).toContain(
      "A smaller line below the headline.",
    );
  });

  test("offers the existing icons and pictures", async () => {
    expect(await inStep(`${QUESTION}  options:\n    rare: { label: Rare, icon: |}\n`)).toEqual(
      expect.arrayContaining(["thermometer", "moon", "fork-knife"]),
    );
    expect(
      await inStep(`${QUESTION}  options:\n    rare:\n      label: Rare\n      image: |\n`),
    ).toEqual(expect.arrayContaining(["meat-beef", "hero"]));
  });

  test("offers the answers that earlier steps ask for", async () => {
    const offered = await inStep(
      `${STEPS}end:\n  type: summary-intake\n  title: End\n  height: |\n`,
    );
    expect(offered).toEqual(expect.arrayContaining(["height", "sleepHours"]));
  });

  test("offers steps, splits, and branches in the flow", async () => {
    expect(await inFlow("name: A\nflow:\n  - |\n")).toEqual(
      expect.arrayContaining(["sleep", "plan-details", "split", "when"]),
    );
    expect(await inFlow("name: A\nflow:\n  - split: summary\n    |\n")).toEqual(
      expect.arrayContaining(["A", "B"]),
    );
  });

  test("offers answers and their values in a condition", async () => {
    expect(await inFlow("name: A\nflow:\n  - when:\n      |\n")).toEqual(
      expect.arrayContaining(["meatRelationship", "any"]),
    );
    expect(await inFlow("name: A\nflow:\n  - when:\n      goals:\n        has: |\n")).toEqual(
      expect.arrayContaining(["weight", "gut"]),
    );
    expect(await inFlow("name: A\nflow:\n  - when:\n      gender: |\n")).toEqual(
      expect.arrayContaining(["male", "female"]),
    );
  });

  test("offers values in braces directly before the closing brace, and after the first letter", async () => {
    const genders = expect.arrayContaining(["male", "female"]);
    expect(await inFlow("name: A\nflow:\n  - when: { gender: |}\n")).toEqual(genders);
    expect(await inFlow("name: A\nflow:\n  - when: { gender: m| }\n")).toEqual(genders);
    expect(await inFlow("name: A\nflow:\n  - when: { goals: { has: |} }\n")).toEqual(
      expect.arrayContaining(["weight", "gut"]),
    );
    // A limit of the language server, which affects a plain list of values too. Once it's fixed,
    // docs/language.md doesn't need to mention it.
    expect(await inStep(`${QUESTION}  options:\n    rare: { label: Rare, icon: | }\n`)).toEqual([]);
  });

  test("offers the fields that can differ between visitors", async () => {
    const offered = await inStep(
      `${QUESTION}  options: { rare: Rare }\n  instead:\n    - when: { gender: male }\n      |\n`,
    );
    expect(offered).toEqual(expect.arrayContaining(["title", "hint", "options"]));
    expect(offered).not.toContain("answer");
    expect(await inStep(`${QUESTION}  options: { rare: Rare }\n  when:\n    |\n`)).toEqual(
      expect.arrayContaining(["gender", "arm", "not"]),
    );
  });

  test("offers every wait in the timings", async () => {
    expect(await inFlow("name: A\ntimings:\n  |\n")).toEqual(
      expect.arrayContaining(["auto-advance", "page-transition"]),
    );
  });

  test("underlines a mistyped field before it's saved", async () => {
    const underlined = await editor.diagnose(
      "funnel/steps/new.yaml",
      `${QUESTION}  options: { rare: Rare }\n  hnit: Choose\n`,
    );
    expect(underlined).toEqual([{ line: 7, message: "Property hnit is not allowed." }]);
  });

  test("underlines nothing in the real funnel", { tags: ["long"], timeout: 60_000 }, async () => {
    const found: Record<string, unknown> = {};
    for (const file of Object.keys(readFunnelFolder(join(project, "funnel")))) {
      const underlined = await editor.diagnose(
        `funnel/${file}`,
        readFileSync(join(project, "funnel", file), "utf8"),
      );
      if (underlined.length > 0) found[file] = underlined;
    }
    expect(found).toEqual({});
  });
});
