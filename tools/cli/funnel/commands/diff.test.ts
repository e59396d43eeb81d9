import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runInTerminal } from "../run-in-terminal.fixtures.ts";
import { tempFunnel } from "../temp-funnel.fixtures.ts";

describe("funnel diff", () => {
  test("reads the last commit without touching a file", async () => {
    const folder = tempFunnel();
    const git = (...words: string[]) =>
      execFileSync(
        "git",
        ["-C", folder, "-c", "user.name=A", "-c", "user.email=a@example.com", ...words],
        { stdio: "ignore" },
      );
    git("init", "-q");
    git("add", ".");
    git("commit", "-qm", "first");
    const questions = join(folder, "steps/questions.yaml");
    writeFileSync(
      questions,
      readFileSync(questions, "utf8").replace("How long do you sleep?", "How well do you sleep?"),
    );
    expect((await runInTerminal("diff", "--folder", folder)).out).toMatchInlineSnapshot(`
    "Since HEAD:

    Steps
      "sleep", title:
        - How long do you sleep?
        + How well do you sleep?"
  `);
    expect(await runInTerminal("diff", "nonsense", "--folder", folder)).toMatchObject({
      code: 2,
      errors: expect.stringContaining('Git can\'t find "nonsense".'),
    });
  });

  test("explains what to do without an older version", async () => {
    const folder = tempFunnel();
    expect(await runInTerminal("diff", "--folder", folder)).toMatchObject({
      code: 2,
      errors: expect.stringContaining("isn't in a Git repository"),
    });
    execFileSync("git", ["-C", folder, "init", "-q"]);
    const { errors } = await runInTerminal("diff", "--folder", folder);
    expect(errors).toContain(
      "Nothing is committed yet, so there's nothing to compare with. Compare with a copy instead: --from <folder>.",
    );
    expect((await runInTerminal("diff", "--from", tempFunnel(), "--folder", folder)).out).toContain(
      "Nothing has changed",
    );
  });
});
