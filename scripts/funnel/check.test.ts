import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { annotation } from "./annotation.ts";
import { readFolder } from "./folder.ts";
import { listeningTerminal } from "./listening-terminal.ts";
import { runFunnel } from "./run-funnel.ts";
import { smallFolder } from "./small-folder.ts";

async function check(folder: string, args: string[] = [], isInCI = false) {
  const { terminal, printed } = listeningTerminal({ isInCI });
  const code = await runFunnel(["check", "--folder", folder, ...args], terminal);
  return { code, said: printed.join("\n").replaceAll(folder, "funnel") };
}

const mistyped = () => smallFolder(["funnel.yaml", "- goals", "- gaols"]);
const doubtful = () => smallFolder(["funnel.yaml", "Does asking for sleep first help?", "TODO"]);

test("a marketer whose funnel is sound is told so in a line", async () => {
  expect(await check(smallFolder())).toEqual({
    code: 0,
    said: "The funnel is sound: 6 steps in 7 files.",
  });
});

test("a marketer who mistypes a step sees the line, the place and the remedy", async () => {
  const { code, said } = await check(mistyped());
  expect(code).toBe(1);
  expect(said).toMatchInlineSnapshot(`
    "One thing is wrong in the funnel.

    funnel/funnel.yaml:16:5  "gaols" is no step. Did you mean "goals"?
      14 | flow:
      15 |   - start
    > 16 |   - gaols
         |     ^
      17 |   - split: order
      18 |     A: [sleep, thanks]
    "
  `);
});

test("what is only doubtful does not stop anybody, unless asked to", async () => {
  const folder = doubtful();
  const { code, said } = await check(folder);
  expect(code).toBe(0);
  expect(said).toMatch(/^One thing is doubtful in the funnel; it can be published so\.\n/);
  expect((await check(folder, ["--strict"])).code).toBe(1);
});

test("a program reads mistakes and doubts as data", async () => {
  const { code, said } = await check(doubtful(), ["--json"]);
  expect(code).toBe(0);
  expect(JSON.parse(said)).toEqual({
    errors: [],
    warnings: [
      {
        file: "funnel/funnel.yaml",
        line: 8,
        column: 15,
        message: expect.stringContaining('"order"'),
      },
    ],
  });
  const wrong = JSON.parse((await check(mistyped(), ["--json"], true)).said);
  expect(wrong.errors).toEqual([
    {
      file: "funnel/funnel.yaml",
      line: 16,
      column: 5,
      message: '"gaols" is no step. Did you mean "goals"?',
    },
  ]);
});

test("a reviewer sees mistakes beside their lines, in CI unasked", async () => {
  const line =
    '::error file=funnel/funnel.yaml,line=16,col=5::"gaols" is no step. Did you mean "goals"?';
  expect((await check(mistyped(), ["--annotations"])).said.split("\n")).toContain(line);
  expect((await check(mistyped(), [], true)).said.split("\n")).toContain(line);
  expect((await check(mistyped())).said).not.toContain("::error");
});

test("whoever names the folder by its whole path reads paths from where they are, and where it lies elsewhere, as they named it", () => {
  expect(readFolder(resolve("funnel")).pathOf("funnel/steps/body.yaml")).toBe(
    join("funnel", "steps/body.yaml"),
  );
  expect(readFolder("./funnel").pathOf("funnel/funnel.yaml")).toBe(join("funnel", "funnel.yaml"));
  const elsewhere = smallFolder();
  expect(readFolder(elsewhere).pathOf("funnel/funnel.yaml")).toBe(join(elsewhere, "funnel.yaml"));
});

test("a reviewer's marks name files from the root of the repository, wherever the check was started", async () => {
  const folder = mistyped();
  mkdirSync(join(folder, ".git"));
  expect((await check(folder, ["--annotations"])).said).toContain(
    "::error file=funnel.yaml,line=16",
  );
});

test("no text breaks out of an annotation", () => {
  const problem = { file: "a,b:c%.yaml", line: 1, column: 2, message: "100% done\r\n::error::no" };
  expect(annotation("warning", problem)).toBe(
    "::warning file=a%2Cb%3Ac%25.yaml,line=1,col=2::100%25 done%0D%0A::error::no",
  );
});

test("a mistake far to the right of a long line is seen with what stands before it", async () => {
  const folder = smallFolder([
    "offer.yaml",
    "description: A plan.",
    `description: ${"word ".repeat(60)}{ here.`,
  ]);
  const { said } = await check(folder);
  for (const line of said.split("\n").slice(3)) expect(line.length).toBeLessThanOrEqual(100);
  expect(said).toContain("^");
});

test("whoever mistypes a command or an option is told what was meant", async () => {
  const { terminal, errors } = listeningTerminal();
  expect(await runFunnel(["chek"], terminal)).toBe(2);
  expect(await runFunnel(["check", "--jsn"], terminal)).toBe(2);
  expect(await runFunnel(["check", "--folder", "/nowhere"], terminal)).toBe(2);
  expect(errors.map((error) => error.split("\n")[0])).toEqual([
    'There is no command "chek". Did you mean "check"? `npm run funnel -- --help` lists all.',
    'There is no option "--jsn". Did you mean "--json"?',
    'There is no folder "/nowhere".',
  ]);
});

test("whoever asks for help gets it, for all commands and for one", async () => {
  const { terminal, printed } = listeningTerminal();
  expect(await runFunnel(["--help"], terminal)).toBe(0);
  expect(await runFunnel(["check", "--help"], terminal)).toBe(0);
  expect(printed[0]).toContain("check");
  expect(printed[1]).toContain("--strict");
});
