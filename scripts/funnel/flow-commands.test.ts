import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listeningTerminal } from "./listening-terminal.ts";
import { runFunnel } from "./run-funnel.ts";
import { smallFolder } from "./small-folder.ts";

/** For a machine that is busy with other things. */
const MANY_VISITORS_MS = 60_000;

async function run(...words: string[]) {
  const { terminal, printed, errors } = listeningTerminal();
  const code = await runFunnel(words, terminal);
  return { code, out: printed.join("\n"), errors: errors.join("\n") };
}

test("a marketer reads how many ways lead through, and what each arm sees", async () => {
  const { code, out } = await run("paths", "--folder", smallFolder());
  expect(code).toBe(0);
  expect(out).toMatchInlineSnapshot(`
    "2 ways lead through.

    Length      6 steps  on every way
    Questions   3        on every way
    Least wait  2 s      order A

    The least wait is what nobody can skip: the timers of the steps and the changes between screens. Reading and choosing come on top.

    order: Does asking for sleep first help?
      Arm A, 50%, 6 steps
          start, goals, as in every arm
        + sleep
          thanks … sales, 3 steps as in every arm
      Arm B, 50%, 6 steps
          start … thanks, 3 steps as in every arm
        + sleep
          age, sales, as in every arm"
  `);
});

test("a program reads the ways as a text, since their number has no limit", async () => {
  const { out } = await run("paths", "--json", "--folder", smallFolder());
  expect(JSON.parse(out)).toMatchObject({
    ways: "2",
    isExact: true,
    longest: { steps: 6, questions: 3 },
  });
});

test("a funnel that is not sound is not drawn; what is wrong is told instead", async () => {
  const folder = smallFolder(["funnel.yaml", "  - age\n", "  - agee\n"]);
  for (const command of ["map", "paths", "simulate"]) {
    const { code, errors } = await run(command, "--folder", folder);
    expect(code).toBe(1);
    expect(errors).toContain('"agee" is no step. Did you mean "age"?');
  }
});

test("whoever names a folder that is not there, or a file, is told so by every command", async () => {
  const file = join(smallFolder(), "funnel.yaml");
  for (const words of [
    ["check"],
    ["map"],
    ["paths"],
    ["diff"],
    ["simulate"],
    ["verdict", "order", "--arm", "A=1:0", "--arm", "B=1:0"],
    ["schema"],
  ]) {
    expect(await run(...words, "--folder", "/nowhere"), words[0]).toMatchObject({
      code: 2,
      errors: expect.stringMatching(/^There is no folder "\/nowhere"\./),
    });
    expect(await run(...words, "--folder", file), words[0]).toMatchObject({
      code: 2,
      errors: expect.stringContaining("is a file. Name the folder"),
    });
  }
});

test("whoever has a mistake in a funnel that lies elsewhere reads where it is", async () => {
  const folder = smallFolder(["funnel.yaml", "  - age\n", "  - agee\n"]);
  expect((await run("paths", "--folder", folder)).errors).toContain(
    `${join(folder, "funnel.yaml")}:20:5`,
  );
});

test("whoever wants the map where nothing can be written is told why", async () => {
  const folder = smallFolder();
  const nowhere = join(folder, "nowhere", "flow.svg");
  expect(await run("map", "--out", nowhere, "--folder", folder)).toEqual({
    code: 2,
    out: "",
    errors: `"${nowhere}" cannot be opened: there is no such file or folder.`,
  });
  expect((await run("map", "--out", folder, "--folder", folder)).errors).toBe(
    `"${folder}" cannot be opened: it is a folder.`,
  );
});

test("whoever has no older version in Git is told so, and how to compare all the same", async () => {
  const folder = smallFolder();
  expect(await run("diff", "--folder", folder)).toMatchObject({
    code: 2,
    errors: expect.stringContaining("is in no repository of Git"),
  });
  execFileSync("git", ["-C", folder, "init", "-q"]);
  const { errors } = await run("diff", "--folder", folder);
  expect(errors).toContain(
    "Nothing is committed yet, so there is nothing to compare with. Compare with a copy instead: --from <folder>.",
  );
  expect((await run("diff", "--from", smallFolder(), "--folder", folder)).out).toContain(
    "Nothing has changed",
  );
});

test("the map is written where it was asked for, as a picture or as Mermaid", async () => {
  const folder = smallFolder();
  const out = join(folder, "flow.svg");
  expect((await run("map", "--out", out, "--folder", folder)).code).toBe(0);
  expect(readFileSync(out, "utf8")).toMatch(/^<svg .*role="img"[\s\S]*Does asking for sleep first/);
  expect((await run("map", "--out", "-", "--format", "mermaid", "--folder", folder)).out).toMatch(
    /^flowchart TD\n/,
  );
  expect(await run("map", "--format", "pdf", "--folder", folder)).toMatchObject({
    code: 2,
    errors: expect.stringContaining('not as "pdf"'),
  });
});

test("what was changed since the last commit is read from Git, without touching a file", async () => {
  const folder = smallFolder();
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
  expect((await run("diff", "--folder", folder)).out).toMatchInlineSnapshot(`
    "Since HEAD:

    Steps
      "sleep", title:
        - How long do you sleep?
        + How well do you sleep?"
  `);
  expect(await run("diff", "nonsense", "--folder", folder)).toMatchObject({
    code: 2,
    errors: expect.stringContaining('Git knows no "nonsense".'),
  });
});

test(
  "a hundred thousand visitors are simulated, the same again for the same seed, and it is said that they are no forecast",
  async () => {
    const folder = smallFolder();
    const ask = () =>
      run("simulate", "--visitors", "100000", "--seed", "4", "--json", "--folder", folder);
    const [first, second] = [await ask(), await ask()];
    expect(first.out).toBe(second.out);
    expect(JSON.parse(first.out)).toMatchObject({
      note: expect.stringContaining("not a forecast"),
      tally: { visitors: 100_000 },
    });
  },
  MANY_VISITORS_MS,
);

test("simulated visitors are rows of a table, with their arms and answers", async () => {
  const { out } = await run(
    "simulate",
    "--visitors",
    "3",
    "--csv",
    "--drop-off",
    "0%",
    "--buy",
    "100%",
    "--folder",
    smallFolder(),
  );
  expect(out).toMatchInlineSnapshot(`
    "visitor,order,last step,bought,gender,goals,sleepHours,age
    1,B,sales,yes,male,[],7-8,41
    2,A,sales,yes,male,"[""weight"",""fit""]",5-6,23
    3,B,sales,yes,female,"[""weight"",""fit""]",7-8,63"
  `);
});

test("who mistypes an option of the simulation is told what to write", async () => {
  const folder = smallFolder();
  expect((await run("simulate", "--visitors", "many", "--folder", folder)).errors).toContain(
    "--visitors takes a whole number of at least 1.",
  );
  expect((await run("simulate", "--drop-off", "emial=3%", "--folder", folder)).errors).toContain(
    '"emial" is no type of step. Did you mean "email"?',
  );
  expect((await run("simulate", "--buy", "5", "--folder", folder)).errors).toContain(
    "--buy takes a share with a percent sign: 3%.",
  );
  expect((await run("simulate", "--buy", "500%", "--folder", folder)).errors).toContain(
    "--buy takes a share of at most 100%.",
  );
});
