import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listeningTerminal } from "../listening-terminal.ts";
import { runFunnel } from "../run-funnel.ts";
import { smallFolder } from "../small-folder.ts";

/** For a machine that is busy with other things. */
const busy = { timeout: 60_000 };

async function run(...words: string[]) {
  const { terminal, printed, errors } = listeningTerminal();
  const code = await runFunnel(words, terminal);
  return { code, out: printed.join("\n"), errors: errors.join("\n") };
}

test.each([
  [
    ["--arm", "A=301:10230", "--arm", "B=9:1"],
    "Arm A has more buyers (10230) than visitors (301). Visitors come first: --arm A=10230:301.",
  ],
  [["--arm", "A=9:1", "--arm", "b=9:1"], '"order" has no arm "b". Did you mean "B"?'],
  [
    ["--arm", "A=9:1", "--arm", "toString=9:1"],
    '"order" has no arm "toString". It has "A" and "B".',
  ],
  [["--arm", "A=9:1"], 'Nothing is said of arm B. Count every arm of "order".'],
  [
    ["--arm", "A=9:1", "--arm", "B=9:1", "--arm", "A=9:1"],
    "Arm A is counted twice. Add the two up.",
  ],
  [
    ["--arm", "A=10,230:301", "--arm", "B=9:1"],
    '"A=10,230:301" is no count of an arm. Write its visitors and its buyers, as in --arm A=10230:301.',
  ],
  [
    ["--arm", "A=99999999999999999999:1", "--arm", "B=9:1"],
    "Arm A has more visitors than there are people.",
  ],
  [[], "Say what was counted, by --arm A=10230:301 for each arm or by --csv."],
  [["summary", "--arm", "A=9:1"], "Name one experiment."],
  [["--csv", "a.csv", "--arm", "A=9:1"], "Give the counts by --arm or by --csv, not both."],
  [["--csv", "/nowhere.csv"], 'There is no file "/nowhere.csv".'],
  [["--csv", "scripts"], '"scripts" is a folder. Name the table in it.'],
  [
    ["--arm", "A=9:1", "--arm", "B=9:1", "--alpha", "0%"],
    "--alpha has to be above 0% and below 100%.",
  ],
  [
    ["--arm", "A=9:1", "--arm", "B=9:1", "--effect", "0%"],
    "--baseline and --effect have to be above 0%, and the changed share below 100%.",
  ],
])("a marketer who writes %j is told what to write", async (words, complaint) => {
  const { code, errors } = await run("verdict", "order", "--folder", smallFolder(), ...words);
  expect(code).toBe(2);
  expect(errors.split("\n")[0]).toBe(complaint);
});

test("whoever asks for an experiment that is not there, or is over, is told so", async () => {
  const ask = (id: string, ...changes: Parameters<typeof smallFolder>) =>
    run("verdict", id, "--folder", smallFolder(...changes), "--arm", "A=9:1", "--arm", "B=9:1");
  expect((await ask("ordre")).errors).toContain(
    'There is no experiment "ordre". Did you mean "order"?',
  );
  expect((await ask("price")).errors).toContain(
    'There is no experiment "price". There is "order".',
  );
  const over = await ask("order", [
    "funnel.yaml",
    "{ A: 50%, B: 50% }",
    "{ A: 50%, B: 50% }\n    winner: B",
  ]);
  expect(over).toMatchObject({
    code: 2,
    errors: expect.stringContaining('"order" is over: its winner is B, and everybody gets it.'),
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
    'Nobody is drawn for arm B of "price" any more: its share is 0%. Leave it out.',
  );
  expect(await ask("order", ["funnel.yaml", "  - age\n", "  - agee\n"])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('"agee" is no step.'),
  });
});

test(
  "the visitors of a simulation can be asked for their verdict, with what npm prints above them",
  busy,
  async () => {
    const folder = smallFolder();
    const file = join(folder, "visitors.csv");
    const simulate = (...words: string[]) =>
      run("simulate", "--visitors", "3000", "--seed", "3", "--folder", folder, ...words);
    const { tally } = JSON.parse((await simulate("--json")).out);
    writeFileSync(
      file,
      `\n> funnel@0.1.0 funnel\n> node scripts/funnel.ts simulate --csv\n\n${(await simulate("--csv")).out}\n`,
    );
    const { arms } = JSON.parse(
      (await run("verdict", "order", "--folder", folder, "--csv", file, "--json")).out,
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

test.each([
  ["who,bought\n1,yes", 'no column "order". Its first line names "who", "bought".'],
  ["order,paid\nA,yes", 'no column "bought".'],
  [
    'order,note,bought\nA,"a ""note""\r\nof two lines, with a comma",yes\r\nB,,maybe\n',
    ':4 says "maybe" under "bought". It takes yes or no.',
  ],
  ["order,bought\n,yes\n", ':2 names no arm under "order".'],
  ["order,bought\n", "There is no visitor in"],
  ["", "There is nothing in"],
  ["order,bought\nA,yes\nC,no\n", '"order" has no arm "C". It has "A" and "B".'],
])(
  "whoever brings the table %j is told what is wrong with it, and where",
  async (text, complaint) => {
    const folder = smallFolder();
    const file = join(folder, "visitors.csv");
    writeFileSync(file, text);
    const { code, errors } = await run("verdict", "order", "--folder", folder, "--csv", file);
    expect(code).toBe(2);
    expect(errors).toContain(complaint);
  },
);
