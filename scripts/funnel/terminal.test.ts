import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { listeningTerminal } from "./listening-terminal.ts";
import { runFunnel } from "./run-funnel.ts";
import { smallFolder } from "./small-folder.ts";
import { processTerminal } from "./terminal.ts";
import { wrappedLines } from "./wrapped-lines.ts";

/** A process whose output is kept; a terminal of so many letters beside each other, or a file. */
function outputOf(columns: number | undefined, env: NodeJS.ProcessEnv = {}) {
  const stdout = Object.assign(
    new PassThrough({ encoding: "utf8" }),
    columns === undefined ? {} : { isTTY: true, columns },
  );
  const own = { stdin: new PassThrough(), stdout, stderr: new PassThrough(), env };
  return {
    terminal: processTerminal(own as unknown as NodeJS.Process),
    stdout,
    read: (): string => stdout.read() ?? "",
  };
}

test("whoever has a narrow terminal reads no word that is broken at its edge", async () => {
  const { terminal, read } = outputOf(60, { NO_COLOR: "1" });
  await runFunnel(
    ["verdict", "order", "--arm", "A=10230:301", "--arm", "B=10190:352", "--folder", smallFolder()],
    terminal,
  );
  expect(read()).toMatchInlineSnapshot(`
    "order: Does asking for sleep first help?

    arm  visitors  share  planned  bought  conversion
    A      10,230  50.1%      50%     301       2.94%
    B      10,190  49.9%      50%     352       3.45%

    B sells 17.4% more often than A (0.51 points); with 95%
    certainty, from 7% less to 47.3% more; in points, from 0.26
    less to 1.75 more.
    That certainty holds however often you look, and whenever
    you stop.
    Planned: 106,422 visitors in all, to tell 3% from 3.3%.
    20,420 have come, which is 19%.

    Too early to say.
    Keep waiting: 87 more days, at 1,000 visitors a day, until
    the planned size. It may be clear sooner.
    "
  `);
});

test("whoever has a narrow terminal reads the list of commands as a list", async () => {
  const { terminal, read } = outputOf(60, { NO_COLOR: "1" });
  await runFunnel(["--help"], terminal);
  expect(read().split("\n").slice(0, 6).join("\n")).toMatchInlineSnapshot(`
    "npm run funnel -- <command>

      check     finds what is wrong with the funnel, and what is
                doubtful
      map       draws the flow as a picture: steps by chapter,
                splits with their shares, branches with their"
  `);
});

test("a line in colour is as long as it looks", () => {
  expect(wrappedLines("\u001b[1mone two\u001b[22m three", 13)).toBe(
    "\u001b[1mone two\u001b[22m three",
  );
  expect(wrappedLines("\u001b[1mone two\u001b[22m three", 12)).toBe(
    "\u001b[1mone two\u001b[22m\nthree",
  );
  expect(wrappedLines("  - one two three", 12)).toBe("  - one two\n    three");
  expect(wrappedLines(`${"x".repeat(20)} y`, 12)).toBe(`${"x".repeat(20)}\ny`);
});

test("what a file or a program gets is not broken, nor is what a program is to read", async () => {
  const words = [
    "verdict",
    "order",
    "--arm",
    "A=10230:301",
    "--arm",
    "B=10190:352",
    "--folder",
    smallFolder(),
  ];
  const { terminal: heard, printed } = listeningTerminal();
  await runFunnel(words, heard);
  const file = outputOf(undefined);
  await runFunnel(words, file.terminal);
  expect(file.read()).toBe(`${printed.join("\n")}\n`);
  const narrow = outputOf(40);
  await runFunnel([...words, "--json"], narrow.terminal);
  expect(JSON.parse(narrow.read())).toMatchObject({ experiment: "order" });
});

test("colours are for a terminal alone, and for nobody who wants none", async () => {
  const isPainted = async (columns: number | undefined, env: NodeJS.ProcessEnv) => {
    const { terminal, read } = outputOf(columns, env);
    await runFunnel(["paths", "--folder", smallFolder()], terminal);
    return read().includes("\u001b[");
  };
  expect(await isPainted(100, {})).toBe(true);
  expect(await isPainted(undefined, {})).toBe(false);
  expect(await isPainted(100, { NO_COLOR: "1" })).toBe(false);
  expect(await isPainted(100, { TERM: "dumb" })).toBe(false);
});

test("whoever reads the first lines of a table alone, as head does, sees no complaint", () => {
  const { stdout } = outputOf(undefined);
  expect(() =>
    stdout.emit("error", Object.assign(new Error("write EPIPE"), { code: "EPIPE" })),
  ).not.toThrow();
  expect(() => stdout.emit("error", new Error("another"))).toThrow("another");
});
