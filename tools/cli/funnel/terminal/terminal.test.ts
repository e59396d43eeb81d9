import { PassThrough } from "node:stream";
import { describe, expect, test } from "vitest";
import { runFunnel } from "../run-funnel.ts";
import { tempFunnel } from "../temp-funnel.fixtures.ts";
import { capturingTerminal } from "./capturing-terminal.ts";
import { processTerminal, wrapLines } from "./terminal.ts";

/** A fake process that records its output: a terminal with this many columns, or a file. */
function createOutput(columns: number | undefined, env: NodeJS.ProcessEnv = {}) {
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

describe("processTerminal", () => {
  test("wraps text between words in a narrow terminal", async () => {
    const { terminal, read } = createOutput(60, { NO_COLOR: "1" });
    await runFunnel(
      [
        "verdict",
        "order",
        "--arm",
        "A=10230:301",
        "--arm",
        "B=10190:352",
        "--folder",
        tempFunnel(),
      ],
      terminal,
    );
    expect(read()).toMatchInlineSnapshot(`
      "order: Does asking for sleep first help?

      arm  visitors  share  planned  bought  conversion
      A      10,230  50.1%      50%     301       2.94%
      B      10,190  49.9%      50%     352       3.45%

      B sells 17.4% more often than A (0.51 points). With 95%
      certainty, the difference is from 7% less to 47.3% more; in
      points, from 0.26 less to 1.75 more.
      This holds no matter how often you check or when you stop.
      Planned: 106,422 visitors in total, to detect a change from
      3% to 3.3%. So far: 20,420 (19%).

      Too early to say.
      Keep waiting: 87 more days at 1,000 visitors per day until
      the planned size. The result may be clear sooner.
      "
    `);
  });

  test("wraps the list of commands below its descriptions", async () => {
    const { terminal, read } = createOutput(60, { NO_COLOR: "1" });
    await runFunnel(["--help"], terminal);
    expect(read().split("\n").slice(0, 6).join("\n")).toMatchInlineSnapshot(`
      "npm run funnel -- <command>

        check     Find errors and warnings in the funnel
        map       Draw the flow as a Mermaid diagram: steps by
                  chapter, splits with their shares, branches with
                  their conditions"
    `);
  });

  test("ignores color codes when it measures a line", () => {
    expect(wrapLines("\u001b[1mone two\u001b[22m three", 13)).toBe(
      "\u001b[1mone two\u001b[22m three",
    );
    expect(wrapLines("\u001b[1mone two\u001b[22m three", 12)).toBe(
      "\u001b[1mone two\u001b[22m\nthree",
    );
    expect(wrapLines("  - one two three", 12)).toBe("  - one two\n    three");
    expect(wrapLines(`${"x".repeat(20)} y`, 12)).toBe(`${"x".repeat(20)}\ny`);
  });

  test("doesn't wrap the output to a file, or JSON", async () => {
    const words = [
      "verdict",
      "order",
      "--arm",
      "A=10230:301",
      "--arm",
      "B=10190:352",
      "--folder",
      tempFunnel(),
    ];
    const { terminal: heard, printed } = capturingTerminal();
    await runFunnel(words, heard);
    const file = createOutput(undefined);
    await runFunnel(words, file.terminal);
    expect(file.read()).toBe(`${printed.join("\n")}\n`);
    const narrow = createOutput(40);
    await runFunnel([...words, "--json"], narrow.terminal);
    expect(JSON.parse(narrow.read())).toMatchObject({ experiment: "order" });
  });

  test("uses color in a terminal only, and not if NO_COLOR is set", async () => {
    const isPainted = async (columns: number | undefined, env: NodeJS.ProcessEnv) => {
      const { terminal, read } = createOutput(columns, env);
      await runFunnel(["paths", "--folder", tempFunnel()], terminal);
      return read().includes("\u001b[");
    };
    expect(await isPainted(100, {})).toBe(true);
    expect(await isPainted(undefined, {})).toBe(false);
    expect(await isPainted(100, { NO_COLOR: "1" })).toBe(false);
    expect(await isPainted(100, { TERM: "dumb" })).toBe(false);
  });

  test("ignores a pipe that is closed early, as by head", () => {
    const { stdout } = createOutput(undefined);
    expect(() =>
      stdout.emit("error", Object.assign(new Error("write EPIPE"), { code: "EPIPE" })),
    ).not.toThrow();
    expect(() => stdout.emit("error", new Error("another"))).toThrow("another");
  });
});
