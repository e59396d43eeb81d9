import { expect, test } from "vitest";
import { listeningTerminal } from "./listening-terminal.ts";
import { runFunnel } from "./run-funnel.ts";
import { smallFolder } from "./small-folder.ts";

async function run(...words: string[]) {
  const { terminal, printed, errors } = listeningTerminal();
  const code = await runFunnel(words, terminal);
  return { code, out: printed.join("\n"), errors: errors.join("\n") };
}

const verdict = (...words: string[]) =>
  run("verdict", "order", "--folder", smallFolder(), ...words);
const counted = (a: string, b: string) => verdict("--arm", `A=${a}`, "--arm", `B=${b}`);
/** What it shows, without the table above it. */
const said = (out: string) =>
  out
    .split("\n")
    .slice(6)
    .join("\n")
    .replace(/\S*\/funnel\.yaml/, "funnel.yaml");

test("a marketer who looks early reads what was counted, what it may mean, and how long to wait", async () => {
  const { code, out } = await counted("10230:301", "10190:352");
  expect(code).toBe(0);
  expect(out).toMatchInlineSnapshot(`
    "order: Does asking for sleep first help?

    arm  visitors  share  planned  bought  conversion
    A      10,230  50.1%      50%     301       2.94%
    B      10,190  49.9%      50%     352       3.45%

    B sells 17.4% more often than A (0.51 points); with 95% certainty, from 7% less to 47.3% more; in points, from 0.26 less to 1.75 more.
    That certainty holds however often you look, and whenever you stop.
    Planned: 106,422 visitors in all, to tell 3% from 3.3%. 20,420 have come, which is 19%.

    Too early to say.
    Keep waiting: 87 more days, at 1,000 visitors a day, until the planned size. It may be clear sooner."
  `);
});

test("a marketer whose arm B is better is told so, and what ends the experiment", async () => {
  const { code, out } = await counted("60000:1800", "60100:2163");
  expect(code).toBe(0);
  expect(said(out)).toMatchInlineSnapshot(`
    "B sells 20% more often than A (0.6 points); with 95% certainty, from 7.9% to 33.9% more; in points, from 0.21 to 1.12 more.
    That certainty holds however often you look, and whenever you stop.
    Planned: 106,422 visitors in all, to tell 3% from 3.3%. 120,100 have come, which is 113%.

    B is better.
    End the experiment: write \`winner: B\` below "order" in funnel.yaml."
  `);
  expect(said((await counted("60100:2163", "60000:1800")).out)).toContain("\nA is better.\n");
});

test("a marketer whose arm is better by less than was worth finding reads that too", async () => {
  expect(said((await counted("1000000:30000", "1000000:31300")).out)).toContain(
    "B is better, though by less than the 10% that were worth finding.",
  );
});

test("a marketer whose arms sell alike is told that there is nothing to find", async () => {
  expect(said((await counted("310000:9300", "310100:9333")).out)).toMatchInlineSnapshot(`
    "B sells 0.3% more often than A (0.01 points); with 95% certainty, from 4.2% less to 5.1% more; in points, from 0.13 less to 0.16 more.
    That certainty holds however often you look, and whenever you stop.
    Planned: 106,422 visitors in all, to tell 3% from 3.3%. 620,100 have come, which is 583%.

    There is no difference worth having: whatever it is, it is less than 10%.
    Keep the one that you like better: write \`winner: A\` below "order" in funnel.yaml."
  `);
});

test("a marketer who has waited as planned without an answer is told how long it may still take", async () => {
  expect(said((await counted("110000:3300", "110100:3440")).out)).toMatchInlineSnapshot(`
    "B sells 4.1% more often than A (0.12 points); with 95% certainty, from 3.2% less to 12.2% more; in points, from 0.1 less to 0.39 more.
    That certainty holds however often you look, and whenever you stop.
    Planned: 106,422 visitors in all, to tell 3% from 3.3%. 220,100 have come, which is 207%.

    Still not clear.
    Keep waiting: if the arms go on as they do, it is clear in about 229 more days, at 1,000 visitors a day."
  `);
});

test("a marketer in whose arms nobody has bought yet is promised nothing", async () => {
  const { code, out } = await counted("0:0", "0:0");
  expect(code).toBe(0);
  expect(said(out)).toContain("Nobody has bought in A yet, so B cannot be compared to it.");
  expect(said((await counted("60000:0", "60000:0")).out)).toContain(
    "Keep waiting: too few have bought to tell when it will be clear.",
  );
  expect(said((await counted("100:3", "90:0")).out)).toContain(
    "B sells 100% less often than A (3 points)",
  );
});

test("a marketer whose arms have not the visitors that their shares promise gets an alarm and no verdict", async () => {
  const { code, out } = await counted("60000:1800", "58000:2163");
  expect(code).toBe(1);
  expect(said(out)).toMatchInlineSnapshot(`
    "Alarm: the arms do not have the visitors that their shares promise, so there is no verdict.
    Planned are 50% in A, 50% in B. On however many days you look, chance alone ever gets as far from that in fewer than one of a million experiments. Whoever is missing may be just those who buy, or just those who do not.
    Look for the reason first. It is most often one of these:
      - One arm is slower, or breaks in some browsers, and who leaves it early is not counted.
      - The shares were changed while it ran: count from that day on.
      - Links with ?variant= brought visitors into one arm: leave those visitors out.
      - Robots, or the team itself, were counted.
      - Visitors were counted at a step that comes after the arms part: count them at the entrance.
    Then count anew."
  `);
  const uneven = smallFolder(["funnel.yaml", "{ A: 50%, B: 50% }", "{ A: 30%, B: 70% }"]);
  const even = await run(
    "verdict",
    "order",
    "--folder",
    uneven,
    "--arm",
    "A=30000:900",
    "--arm",
    "B=70000:2100",
  );
  expect(even).toMatchObject({ code: 0, out: expect.not.stringContaining("Alarm") });
});

test("a marketer with three arms reads how each compares to the first, and which is out", async () => {
  const folder = smallFolder(
    ["funnel.yaml", "{ A: 50%, B: 50% }", "{ A: 40%, B: 30%, C: 30% }"],
    ["funnel.yaml", "    B: [thanks, sleep]\n", "    B: [thanks, sleep]\n    C: [sleep, thanks]\n"],
  );
  const three = (...words: string[]) => run("verdict", "order", "--folder", folder, ...words);
  const { out } = await three(
    "--arm",
    "C=30000:300",
    "--arm",
    "A=40000:1200",
    "--arm",
    "B=30000:930",
  );
  expect(out).toContain("B sells 3.3% more often than A");
  expect(out).toContain("C sells 66.7% less often than A");
  expect(out).toContain('"C" cannot be the best any more.');
  expect(await three("--arm", "A=1:0", "--arm", "B=1:0")).toMatchObject({
    code: 2,
    errors: expect.stringContaining('Nothing is said of arm C. Count every arm of "order".'),
  });
});

test("a program reads the verdict as data", async () => {
  const { out } = await verdict(
    "--arm",
    "A=60000:1800",
    "--arm",
    "B=60100:2163",
    "--traffic",
    "5000",
    "--json",
  );
  expect(JSON.parse(out)).toMatchObject({
    experiment: "order",
    finding: { kind: "better", arm: "B", isSmall: false },
    sampleRatio: { isMismatch: false },
    compared: [
      { first: "A", other: "B", least: expect.closeTo(1.08, 2), most: expect.closeTo(1.34, 2) },
    ],
    arms: [{ arm: "A", visitors: 60_000, buyers: 1800, share: 50 }, { arm: "B" }],
    assumed: { alpha: 0.05, visitorsPerDay: 5000 },
    planned: { visitors: 106_422 },
  });
  expect(
    JSON.parse(
      (await verdict("--arm", "A=1000:30", "--arm", "B=1000:30", "--json", "--traffic", "5000"))
        .out,
    ).daysLeft,
  ).toBe(21);
});

test("a marketer's own numbers decide what was planned", async () => {
  const { out } = await verdict(
    "--arm",
    "A=1000:100",
    "--arm",
    "B=1000:110",
    "--baseline",
    "10%",
    "--effect",
    "20%",
    "--traffic",
    "200",
  );
  expect(out).toContain(
    "Planned: 7,682 visitors in all, to tell 10% from 12%. 2,000 have come, which is 26%.",
  );
  expect(out).toContain("Keep waiting: 29 more days, at 200 visitors a day");
});

test("a marketer with one experiment running need not name it, and with two is told to", async () => {
  const counts = ["--arm", "A=10230:301", "--arm", "B=10190:352"];
  const one = await run("verdict", "--folder", smallFolder(), ...counts);
  expect(one.code).toBe(0);
  expect(one.out).toMatch(/^order: /);

  const more = "words:\n";
  const another = (winner: string) =>
    smallFolder([
      "funnel.yaml",
      more,
      `  price:\n    question: Does it?\n    arms: { A: 50%, B: 50% }\n${winner}${more}`,
    ]);
  const two = await run("verdict", "--folder", another(""), ...counts);
  expect(two.code).toBe(2);
  expect(two.errors).toMatch(/^Name one experiment: "order" or "price"\./);

  // what is over is not meant
  expect((await run("verdict", "--folder", another("    winner: A\n"), ...counts)).out).toMatch(
    /^order: /,
  );
});
