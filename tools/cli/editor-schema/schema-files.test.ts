import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { smallAssets, smallFunnel } from "#compiler/small-funnel.fixtures.ts";
import { isJsonObject } from "#lib/json.ts";
import { runFunnel } from "#tools/cli/funnel/run-funnel.ts";
import { tempFunnel } from "#tools/cli/funnel/temp-funnel.fixtures.ts";
import { capturingTerminal } from "#tools/cli/funnel/terminal/capturing-terminal.ts";
import { readAssets, readFunnelFolder } from "#tools/cli/funnel-folder/funnel-folder.ts";
import { schemaFiles, withFirstLine } from "./schema-files.ts";

/** Every field that a schema describes, with its path. */
function listFields(
  schema: unknown,
  way: string[] = [],
): { way: string; field: Record<string, unknown> }[] {
  if (Array.isArray(schema)) return schema.flatMap((part) => listFields(part, way));
  if (!isJsonObject(schema)) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === "examples" || key === "enum") return [];
    if (key !== "properties" || !isJsonObject(value)) return listFields(value, [...way, key]);
    return Object.entries(value).flatMap(([name, field]) => [
      { way: [...way, name].join("."), field: isJsonObject(field) ? field : {} },
      ...listFields(field, [...way, name]),
    ]);
  });
}

const createRoot = (...changes: Parameters<typeof smallFunnel>) =>
  JSON.parse(schemaFiles(smallFunnel(...changes), smallAssets)["funnel.schema.json"] ?? "");

/** An answer that no condition can test has no values, so it can't have an example. */
const isForbidden = (field: Record<string, unknown>) =>
  isJsonObject(field.not) && Object.keys(field.not).length === 0;

function bareFields(schema: unknown): string[] {
  const bare = listFields(schema).filter(
    ({ field }) =>
      !/^[A-Z"].*[.?]$/.test(String(field.description)) ||
      !(isForbidden(field) || (Array.isArray(field.examples) && field.examples.length > 0)),
  );
  return bare.map(({ way }) => way);
}

describe("schema files", () => {
  test("describe every field in a sentence, with an example", () => {
    expect(bareFields(createRoot())).toEqual([]);
  });

  test("describe every field of the real funnel too, including conditions on every kind of answer", () => {
    const written = schemaFiles(readFunnelFolder("funnel"), readAssets("funnel"));
    const bare = Object.entries(written).flatMap(([file, text]) =>
      file.includes("answers") ? [] : bareFields(JSON.parse(text)).map((way) => `${file} ${way}`),
    );
    expect(bare).toEqual([]);
  });

  test("offer a half-written step in the flow", () => {
    const { definitions } = createRoot(["steps/new.yaml", "steak:\n  type: sing\n"]);
    expect(definitions["flow-item"].anyOf[0].enum).toContain("steak");
  });

  test("are named in the first line of each file, replacing an older line", () => {
    const line = "# yaml-language-server: $schema=../.schema/steps.json\n";
    expect(withFirstLine("steps/a.yaml", "a: 1\n")).toBe(`${line}a: 1\n`);
    expect(withFirstLine("steps/a.yaml", "# yaml-language-server: $schema=old.json\na: 1\n")).toBe(
      `${line}a: 1\n`,
    );
    expect(withFirstLine("steps/a.yaml", `${line}a: 1\n`)).toBe(`${line}a: 1\n`);
    expect(withFirstLine("funnel.yaml", "a: 1\r\n")).toBe(
      "# yaml-language-server: $schema=funnel.schema.json\r\na: 1\r\n",
    );
  });

  test("are named by each file of the real funnel", () => {
    const files = Object.entries(readFunnelFolder("funnel"));
    expect(files.filter(([path, text]) => withFirstLine(path, text) !== text)).toEqual([]);
  });

  test("are reported as stale until they're written again", async () => {
    const folder = tempFunnel();
    const { terminal } = capturingTerminal();
    const schema = (...args: string[]) =>
      runFunnel(["schema", "--folder", folder, ...args], terminal);
    expect(await schema("--check")).toBe(1);
    expect(existsSync(join(folder, "funnel.schema.json"))).toBe(false);
    expect(await schema()).toBe(0);
    expect(await schema("--check")).toBe(0);
    expect(await runFunnel(["check", "--folder", folder], terminal)).toBe(0);

    const questions = join(folder, "steps/questions.yaml");
    writeFileSync(
      questions,
      readFileSync(questions, "utf8").replace(
        "fit: Get fit",
        "fit: Get fit\n    strong: Get strong",
      ),
    );
    expect(await schema("--check")).toBe(1);
  });
});
