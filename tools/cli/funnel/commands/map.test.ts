import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runInTerminal } from "../run-in-terminal.fixtures.ts";
import { tempFunnel } from "../temp-funnel.fixtures.ts";

describe("funnel map", () => {
  test("writes Mermaid to the given file, or prints it", async () => {
    const folder = tempFunnel();
    const out = join(folder, "flow.mmd");
    expect((await runInTerminal("map", "--out", out, "--folder", folder)).code).toBe(0);
    const written = readFileSync(out, "utf8");
    expect(written).toMatch(/^flowchart TD\n[\s\S]*Does asking for sleep first/);
    const { out: printed } = await runInTerminal("map", "--out", "-", "--folder", folder);
    expect(printed.trim()).toBe(written.trim());
  });

  test("explains why it can't write the file", async () => {
    const folder = tempFunnel();
    const nowhere = join(folder, "nowhere", "flow.mmd");
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
