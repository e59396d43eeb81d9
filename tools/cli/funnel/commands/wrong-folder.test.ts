import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runInTerminal } from "../run-in-terminal.fixtures.ts";
import { tempFunnel } from "../temp-funnel.fixtures.ts";

describe("commands in a wrong folder", () => {
  test("report the errors of a funnel", async () => {
    const folder = tempFunnel(["funnel.yaml", "  - age\n", "  - agee\n"]);
    for (const command of ["map", "paths", "simulate"]) {
      const { code, errors } = await runInTerminal(command, "--folder", folder);
      expect(code).toBe(1);
      expect(errors).toContain('Unknown step "agee". Did you mean "age"?');
    }
  });

  test("report a folder that doesn't exist or is a file", async () => {
    const file = join(tempFunnel(), "funnel.yaml");
    for (const words of [
      ["check"],
      ["map"],
      ["paths"],
      ["diff"],
      ["simulate"],
      ["verdict", "order", "--arm", "A=1:0", "--arm", "B=1:0"],
      ["schema"],
    ]) {
      expect(await runInTerminal(...words, "--folder", "/nowhere"), words[0]).toMatchObject({
        code: 2,
        errors: expect.stringMatching(/^The folder "\/nowhere" doesn't exist\./),
      });
      expect(await runInTerminal(...words, "--folder", file), words[0]).toMatchObject({
        code: 2,
        errors: expect.stringContaining("is a file. Name the folder"),
      });
    }
  });

  test("locate errors outside the current directory", async () => {
    const folder = tempFunnel(["funnel.yaml", "  - age\n", "  - agee\n"]);
    expect((await runInTerminal("paths", "--folder", folder)).errors).toContain(
      `${join(folder, "funnel.yaml")}:20:5`,
    );
  });
});
