import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { branch } from "#compiler/small-funnel.fixtures.ts";
import { runInTerminal } from "../run-in-terminal.fixtures.ts";
import { tempFunnel } from "../temp-funnel.fixtures.ts";

describe("funnel paths", () => {
  test("counts the paths and shows what each arm sees", async () => {
    const { code, out } = await runInTerminal("paths", "--folder", tempFunnel());
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
    "2 paths lead through the funnel.

    Length         6 steps  on every path
    Questions      3        on every path
    Shortest wait  1.5 s    order A

    The shortest wait is the time that no visitor can skip: the timers of the steps and the transitions between screens. Reading and choosing take extra time.

    order: Does asking for sleep first help?
      Arm A, 50%, 6 steps
          start, goals (in every arm)
        + sleep
          thanks … sales (3 steps, in every arm)
      Arm B, 50%, 6 steps
          start … thanks (3 steps, in every arm)
        + sleep
          age, sales (in every arm)"
  `);
  });

  test("names a condition once, even if it decides at several forks", async () => {
    const men = { gender: "male" };
    const flow = [
      "start",
      branch(men, ["goals"]),
      branch(men, ["sleep"]),
      "thanks",
      "age",
      "sales",
    ];
    const { out } = await runInTerminal("paths", "--folder", tempFunnel({ flow }));
    expect(out).toMatch(/^Longest +6 steps +gender is male$/m);
  });

  test("prints the count in JSON as a string", async () => {
    const { out } = await runInTerminal("paths", "--json", "--folder", tempFunnel());
    expect(JSON.parse(out)).toMatchObject({
      ways: "2",
      isExact: true,
      longest: { steps: 6, questions: 3 },
    });
  });
});

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
