import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readFunnelFolder } from "../../funnel-folder.ts";
import { openEditor } from "./editor.ts";

const project = join(import.meta.dirname, "..", "..", "..");
const STEPS = "# yaml-language-server: $schema=../.schema/steps.json\n";
const FUNNEL = "# yaml-language-server: $schema=funnel.schema.json\n";
const QUESTION = `${STEPS}steak:\n  type: single-choice\n  title: Steak?\n  answer: steak\n`;

let editor: ReturnType<typeof openEditor>;
beforeAll(() => {
  editor = openEditor(project);
});
afterAll(() => editor.close());

const words = async (path: string, text: string) =>
  (await editor.offeredIn(path, text)).map(({ label }) => label);
const inStep = (text: string) => words("funnel/steps/new.yaml", text);
const inFlow = (text: string) => words("funnel/funnel.yaml", `${FUNNEL}${text}`);

test("a marketer who writes a type is offered all types", async () => {
  expect(await inStep(`${STEPS}steak:\n  type: |\n`)).toEqual(
    expect.arrayContaining(["single-choice", "message", "sales"]),
  );
});

test("a marketer who has chosen a type is offered its fields, each with what it is for", async () => {
  const offered = await editor.offeredIn("funnel/steps/new.yaml", `${QUESTION}  |\n`);
  expect(offered.map(({ label }) => label)).toEqual(
    expect.arrayContaining(["hint", "options", "layout", "bars", "sensitivity"]),
  );
  expect(offered.map(({ label }) => label)).not.toContain("cards");
  expect(offered.find(({ label }) => label === "hint")?.documentation).toContain(
    "A smaller line below the headline.",
  );
});

test("a marketer who adds an icon or a picture is offered those that there are", async () => {
  expect(await inStep(`${QUESTION}  options:\n    rare: { label: Rare, icon: |}\n`)).toEqual(
    expect.arrayContaining(["thermometer", "moon", "fork-knife"]),
  );
  expect(
    await inStep(`${QUESTION}  options:\n    rare:\n      label: Rare\n      image: |\n`),
  ).toEqual(expect.arrayContaining(["meat-beef", "hero"]));
});

test("a marketer who repeats an answer is offered those that are asked for", async () => {
  const offered = await inStep(`${STEPS}end:\n  type: summary-intake\n  title: End\n  height: |\n`);
  expect(offered).toEqual(expect.arrayContaining(["height", "sleepHours"]));
});

test("a marketer who writes the flow is offered steps, splits and branches", async () => {
  expect(await inFlow("name: A\nflow:\n  - |\n")).toEqual(
    expect.arrayContaining(["sleep", "plan-details", "split", "when"]),
  );
  expect(await inFlow("name: A\nflow:\n  - split: summary\n    |\n")).toEqual(
    expect.arrayContaining(["A", "B"]),
  );
});

test("a marketer who writes a condition is offered the answers and their values", async () => {
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

test("a marketer who writes a condition in braces is offered values right before the closing brace, and once a letter is there", async () => {
  const genders = expect.arrayContaining(["male", "female"]);
  expect(await inFlow("name: A\nflow:\n  - when: { gender: |}\n")).toEqual(genders);
  expect(await inFlow("name: A\nflow:\n  - when: { gender: m| }\n")).toEqual(genders);
  expect(await inFlow("name: A\nflow:\n  - when: { goals: { has: |} }\n")).toEqual(
    expect.arrayContaining(["weight", "gut"]),
  );
  // the server's own limit, which a plain list of values meets as well; once it is gone, docs/language.md need not speak of it
  expect(await inStep(`${QUESTION}  options:\n    rare: { label: Rare, icon: | }\n`)).toEqual([]);
});

test("a marketer who writes other words for some is offered what can differ", async () => {
  const offered = await inStep(
    `${QUESTION}  options: { rare: Rare }\n  instead:\n    - when: { gender: male }\n      |\n`,
  );
  expect(offered).toEqual(expect.arrayContaining(["title", "hint", "options"]));
  expect(offered).not.toContain("answer");
  expect(await inStep(`${QUESTION}  options: { rare: Rare }\n  when:\n    |\n`)).toEqual(
    expect.arrayContaining(["gender", "arm", "not"]),
  );
});

test("a marketer who writes timings is offered every wait", async () => {
  expect(await inFlow("name: A\ntimings:\n  |\n")).toEqual(
    expect.arrayContaining(["auto-advance", "page-transition"]),
  );
});

test("a marketer who mistypes a field sees it underlined before saving", async () => {
  const underlined = await editor.underlinedIn(
    "funnel/steps/new.yaml",
    `${QUESTION}  options: { rare: Rare }\n  hnit: Choose\n`,
  );
  expect(underlined).toEqual([{ line: 7, message: "Property hnit is not allowed." }]);
});

test("no editor underlines anything in the real funnel", async () => {
  const found: Record<string, unknown> = {};
  for (const file of Object.keys(readFunnelFolder(join(project, "funnel")))) {
    const underlined = await editor.underlinedIn(
      `funnel/${file}`,
      readFileSync(join(project, "funnel", file), "utf8"),
    );
    if (underlined.length > 0) found[file] = underlined;
  }
  expect(found).toEqual({});
}, 60_000);
