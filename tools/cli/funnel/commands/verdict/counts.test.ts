import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runInTerminal } from "../../run-in-terminal.fixtures.ts";
import { tempFunnel } from "../../temp-funnel.fixtures.ts";

/** Generous, so that a busy machine doesn't fail the test. */
const busy = { timeout: 60_000 };

describe("funnel verdict, counts", () => {
  test.each([
    [
      ["--arm", "A=301:10230", "--arm", "B=9:1"],
      "Arm A has more buyers (10230) than visitors (301). Visitors come first: --arm A=10230:301.",
    ],
    [["--arm", "A=9:1", "--arm", "b=9:1"], '"order" has no arm "b". Did you mean "B"?'],
    [
      ["--arm", "A=9:1", "--arm", "toString=9:1"],
      '"order" has no arm "toString". Its arms are "A" and "B".',
    ],
    [["--arm", "A=9:1"], 'There\'s no count for arm B. Count every arm of "order".'],
    [
      ["--arm", "A=9:1", "--arm", "B=9:1", "--arm", "A=9:1"],
      "Arm A is counted twice. Add up the two counts.",
    ],
    [
      ["--arm", "A=10,230:301", "--arm", "B=9:1"],
      '"A=10,230:301" isn\'t the count of an arm. Write its visitors and its buyers, such as --arm A=10230:301.',
    ],
    [
      ["--arm", "A=99999999999999999999:1", "--arm", "B=9:1"],
      "Arm A has more visitors than there are people.",
    ],
    [["summary", "--arm", "A=9:1"], "Name only one experiment."],
    [["--csv", "a.csv", "--arm", "A=9:1"], "Give the counts with --arm or with --csv, not both."],
    [["--csv", "/nowhere.csv"], 'The file "/nowhere.csv" doesn\'t exist.'],
    [["--csv", "scripts"], '"scripts" is a folder. Name the table in it.'],
    [
      ["--arm", "A=9:1", "--arm", "B=9:1", "--alpha", "0%"],
      "--alpha must be above 0% and below 100%.",
    ],
    [
      ["--arm", "A=9:1", "--arm", "B=9:1", "--effect", "0%"],
      "--baseline and --effect must be above 0%, and the baseline with the effect below 100%.",
    ],
  ])("explains how to write %j", async (words, error) => {
    const { code, errors } = await runInTerminal(
      "verdict",
      "order",
      "--folder",
      tempFunnel(),
      ...words,
    );
    expect(code).toBe(2);
    expect(errors.split("\n")[0]).toBe(error);
  });

  test("refuses an experiment that doesn't exist or is over", async () => {
    const ask = (id: string, ...changes: Parameters<typeof tempFunnel>) =>
      runInTerminal(
        "verdict",
        id,
        "--folder",
        tempFunnel(...changes),
        "--arm",
        "A=9:1",
        "--arm",
        "B=9:1",
      );
    expect((await ask("ordre")).errors).toContain(
      'Unknown experiment "ordre". Did you mean "order"?',
    );
    expect((await ask("price")).errors).toContain(
      'Unknown experiment "price". The funnel\'s only experiment is "order".',
    );
    const over = await ask("order", [
      "funnel.yaml",
      "{ A: 50%, B: 50% }",
      "{ A: 50%, B: 50% }\n    winner: B",
    ]);
    expect(over).toMatchObject({
      code: 2,
      errors: expect.stringContaining(
        '"order" is over: its winner is B, and every visitor gets it.',
      ),
    });
    const alone = await ask(
      "order",
      ["funnel.yaml", "{ A: 50%, B: 50% }", "{ A: 100% }"],
      ["funnel.yaml", "    B: [thanks, sleep]\n", ""],
    );
    expect(alone).toMatchObject({
      code: 2,
      errors: expect.stringContaining('Only one arm of "order" gets visitors'),
    });
    const unused = [
      "funnel.yaml",
      "{ A: 50%, B: 50% }",
      "{ A: 50%, B: 50% }\n  price:\n    question: Why?\n    arms: { A: 50%, C: 50%, B: 0% }",
    ] as const;
    expect((await ask("price", [...unused])).errors).toContain(
      'Arm B of "price" gets no new visitors: its share is 0%. Leave it out.',
    );
    expect(await ask("order", ["funnel.yaml", "  - age\n", "  - agee\n"])).toMatchObject({
      code: 1,
      errors: expect.stringContaining('Unknown step "agee".'),
    });
  });

  test(
    "reads the CSV of a simulation, including the lines that npm prints above it",
    busy,
    async () => {
      const folder = tempFunnel();
      const file = join(folder, "visitors.csv");
      const simulate = (...words: string[]) =>
        runInTerminal(
          "simulate",
          "--visitors",
          "3000",
          "--seed",
          "3",
          "--folder",
          folder,
          ...words,
        );
      const { tally } = JSON.parse((await simulate("--json")).out);
      writeFileSync(
        file,
        `\n> funnel@0.1.0 funnel\n> node scripts/funnel.ts simulate --csv\n\n${(await simulate("--csv")).out}\n`,
      );
      const { arms } = JSON.parse(
        (await runInTerminal("verdict", "order", "--folder", folder, "--csv", file, "--json")).out,
      );
      expect(arms).toEqual(
        tally.arms.map(({ arm, visitors, sales }: Record<string, unknown>) => ({
          arm,
          visitors,
          buyers: sales,
          share: 50,
        })),
      );
    },
  );

  const table = [
    ["Who", "order ", "BOUGHT"],
    ["Zoë", "a", "Yes"],
    ["", "B", "no"],
    ["", "B", "TRUE"],
  ];
  const joinTable = (separator: string, end = "\n") =>
    table.map((row) => row.join(separator)).join(end);

  test.each([
    ["commas", Buffer.from(joinTable(","))],
    [
      "semicolons, as Excel saves them in Europe",
      Buffer.from(`\uFEFF${joinTable(";", "\r\n")}\r\n`),
    ],
    ["the separator in its first line", Buffer.from(`sep=;\r\n${joinTable(";", "\r\n")}`)],
    ["the same with blanks", Buffer.from(`sep = ;\r\n${joinTable(";", "\r\n")}`)],
    [
      "a type, as Export-Csv writes it",
      Buffer.from(`#TYPE System.Object\r\n${joinTable(",", "\r\n")}`),
    ],
    ["tabs, copied from a spreadsheet", Buffer.from(joinTable("\t"))],
    ["UTF-16, as PowerShell redirects", Buffer.from(`\uFEFF${joinTable(",", "\r\n")}`, "utf16le")],
    ["UTF-16 the other way around", Buffer.from(`\uFEFF${joinTable("\t")}`, "utf16le").swap16()],
    ["the encoding of Windows", Buffer.from(joinTable(";"), "latin1")],
    ["UTF-16 without a mark", Buffer.from(joinTable("\t", "\r\n"), "utf16le")],
    ["bars", Buffer.from(joinTable(" | "))],
    [
      "invisible characters",
      Buffer.from(joinTable(",").replaceAll(/(order|yes)/gi, "\u200B$1\u00A0")),
    ],
    ["formulas", Buffer.from('order,bought\n"=""A""",=TRUE()\n="B",=FALSE\n\'B,=1\n')],
    ["the words of other languages", Buffer.from("order;bought\nA;ИСТИНА\nB;YANLIŞ\nB;1,0\n")],
    ["the line ends of an old Mac", Buffer.from(joinTable(",", "\r"))],
    ["blanks and empty rows", Buffer.from(`\n${joinTable(" , ", "\n,,\n\n")}\n , , \n`)],
    ["quotes", Buffer.from(`order;"note; a";bought\n"A";"x;\n""y""";yes\nB;;no\nB;;"1"\n`)],
  ])("reads a table with %s", async (_, bytes) => {
    const folder = tempFunnel();
    const file = join(folder, "visitors.csv");
    writeFileSync(file, bytes);
    const { out } = await runInTerminal(
      ...["verdict", "order", "--folder", folder, "--csv", file, "--json"],
    );
    expect(JSON.parse(out).arms).toMatchObject([
      { arm: "A", visitors: 1, buyers: 1 },
      { arm: "B", visitors: 2, buyers: 1 },
    ]);
  });

  test.each([
    ["who,bought\n1,yes", 'no column "order". Its first line has "who", "bought".'],
    ["order,paid\nA,yes", 'no column "bought".'],
    [
      'order,note,bought\nA,"a ""note""\r\nof two lines, with a comma",yes\r\nB,,maybe\n',
      ':4 has "maybe" in the column "bought". Write yes or no.',
    ],
    ["order,bought\n,yes\n", ':2 has no arm in the column "order".'],
    ["order,bought\n", "has no visitors."],
    ["", "is empty."],
    ["order,bought\nA,yes\nC,no\n", '"order" has no arm "C". Its arms are "A" and "B".'],
  ])("reports what is wrong in the table %j, and where", async (text, error) => {
    const folder = tempFunnel();
    const file = join(folder, "visitors.csv");
    writeFileSync(file, text);
    const { code, errors } = await runInTerminal(
      "verdict",
      "order",
      "--folder",
      folder,
      "--csv",
      file,
    );
    expect(code).toBe(2);
    expect(errors).toContain(error);
  });
});
