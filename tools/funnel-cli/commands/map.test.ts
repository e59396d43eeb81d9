import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runInTerminal } from "../run-in-terminal.fixtures.ts";
import { tempFunnel } from "../temp-funnel.fixtures.ts";

describe("funnel map", () => {
  test("writes SVG or Mermaid to the given file", async () => {
    const folder = tempFunnel();
    const out = join(folder, "flow.svg");
    expect((await runInTerminal("map", "--out", out, "--folder", folder)).code).toBe(0);
    expect(readFileSync(out, "utf8")).toMatch(
      /^<svg .*role="img"[\s\S]*Does asking for sleep first/,
    );
    expect(
      (await runInTerminal("map", "--out", "-", "--format", "mermaid", "--folder", folder)).out,
    ).toMatch(/^flowchart TD\n/);
    expect(await runInTerminal("map", "--format", "pdf", "--folder", folder)).toMatchObject({
      code: 2,
      errors: expect.stringContaining('Unknown format "pdf".'),
    });
  });

  test("explains why it can't write the file", async () => {
    const folder = tempFunnel();
    const nowhere = join(folder, "nowhere", "flow.svg");
    expect(await runInTerminal("map", "--out", nowhere, "--folder", folder)).toEqual({
      code: 2,
      out: "",
      errors: `Can't open "${nowhere}": this file or folder doesn't exist.`,
    });
    expect((await runInTerminal("map", "--out", folder, "--folder", folder)).errors).toBe(
      `Can't open "${folder}": it's a folder.`,
    );
  });
});
