import { describe, expect, test } from "vitest";
import { runInTerminal } from "../run-in-terminal.fixtures.ts";
import { tempFunnel } from "../temp-funnel.fixtures.ts";
import { verdict } from "./verdict/verdict.fixtures.ts";

const runWithCounts = (a: string, b: string) => verdict("--arm", `A=${a}`, "--arm", `B=${b}`);

/** The output without the table at its top. */
const skipTable = (out: string) =>
  out
    .split("\n")
    .slice(6)
    .join("\n")
    .replace(/\S*\/funnel\.yaml/, "funnel.yaml");

describe("funnel verdict", () => {
  test("shows how uncertain an early result is", async () => {
    const { code, out } = await runWithCounts("10230:301", "10190:352");
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "order: Does asking for sleep first help?

      arm  visitors  share  planned  bought  conversion
      A      10,230  50.1%      50%     301       2.94%
      B      10,190  49.9%      50%     352       3.45%

      B sells 17.4% more often than A (0.51 points). With 95% certainty, the difference is from 7% less to 47.3% more; in points, from 0.26 less to 1.75 more.
      This holds no matter how often you check or when you stop.
      Planned: 106,422 visitors in total, to detect a change from 3% to 3.3%. So far: 20,420 (19%).

      Too early to say.
      Keep waiting: 87 more days at 1,000 visitors per day until the planned size. The result may be clear sooner."
    `);
  });

  test("names the better arm and how to end", async () => {
    const { code, out } = await runWithCounts("60000:1800", "60100:2163");
    expect(code).toBe(0);
    expect(skipTable(out)).toMatchInlineSnapshot(`
      "B sells 20% more often than A (0.6 points). With 95% certainty, the difference is from 7.9% to 33.9% more; in points, from 0.21 to 1.12 more.
      This holds no matter how often you check or when you stop.
      Planned: 106,422 visitors in total, to detect a change from 3% to 3.3%. So far: 120,100 (113%).

      B is better.
      End the experiment: write \`winner: B\` below "order" in funnel.yaml."
    `);
    expect(skipTable((await runWithCounts("60100:2163", "60000:1800")).out)).toContain(
      "\nA is better.\n",
    );
  });

  test("reports a win below the effect worth finding", async () => {
    expect(skipTable((await runWithCounts("1000000:30000", "1000000:31300")).out)).toContain(
      "B is better, but by less than the 10% that are worth finding.",
    );
  });

  test("reports that both arms sell alike", async () => {
    expect(
      skipTable((await runWithCounts("310000:9300", "310100:9333")).out),
    ).toMatchInlineSnapshot(`
      "B sells 0.3% more often than A (0.01 points). With 95% certainty, the difference is from 4.2% less to 5.1% more; in points, from 0.13 less to 0.16 more.
      This holds no matter how often you check or when you stop.
      Planned: 106,422 visitors in total, to detect a change from 3% to 3.3%. So far: 620,100 (583%).

      There's no difference worth finding: if there is any, it's less than 10%.
      Keep the arm that you like better. For example, write \`winner: A\` below "order" in funnel.yaml."
    `);
  });

  test("estimates how much longer an unclear result takes", async () => {
    expect(
      skipTable((await runWithCounts("110000:3300", "110100:3440")).out),
    ).toMatchInlineSnapshot(`
      "B sells 4.1% more often than A (0.12 points). With 95% certainty, the difference is from 3.2% less to 12.2% more; in points, from 0.1 less to 0.39 more.
      This holds no matter how often you check or when you stop.
      Planned: 106,422 visitors in total, to detect a change from 3% to 3.3%. So far: 220,100 (207%).

      Still not clear.
      Keep waiting: if the arms continue like this, the result is clear in about 229 more days at 1,000 visitors per day."
    `);
  });

  test("promises nothing before the first sale", async () => {
    const { code, out } = await runWithCounts("0:0", "0:0");
    expect(code).toBe(0);
    expect(skipTable(out)).toContain("No one has bought in A yet, so B can't be compared with it.");
    expect(skipTable((await runWithCounts("100:3", "0:0")).out)).toContain(
      "B has no visitors yet, so it can't be compared with A.",
    );
    expect(skipTable((await runWithCounts("60000:0", "60000:0")).out)).toContain(
      "Keep waiting: too few visitors have bought to estimate when the result will be clear.",
    );
    expect(skipTable((await runWithCounts("100:3", "90:0")).out)).toContain(
      "B sells 100% less often than A (3 points)",
    );
  });

  test("raises an alarm if the shares don't match", async () => {
    const { code, out } = await runWithCounts("60000:1800", "58000:2163");
    expect(code).toBe(1);
    expect(skipTable(out)).toMatchInlineSnapshot(`
      "Alarm: the visitors in the arms don't match the planned shares, so there's no verdict.
      Planned: 50% in A, 50% in B. By chance alone, a difference this large appears in fewer than one of a million experiments, no matter how often you check. The missing visitors may be exactly those who buy, or those who don't.
      Find the reason first. It's usually one of these:
        - One arm is slower or breaks in some browsers, and visitors who leave it early aren't counted.
        - The shares were changed while the experiment ran. Count from that day on.
        - Links with ?variant= brought visitors into one arm. Leave those visitors out.
        - Bots, or your own team, were counted.
        - Visitors were counted at a step after the split. Count them at the entrance.
      Then count again."
    `);
    const uneven = tempFunnel(["funnel.yaml", "{ A: 50%, B: 50% }", "{ A: 30%, B: 70% }"]);
    const even = await runInTerminal(
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
});

describe("options of funnel verdict", () => {
  test("count three arms and find the one that's out", async () => {
    const folder = tempFunnel(
      ["funnel.yaml", "{ A: 50%, B: 50% }", "{ A: 40%, B: 30%, C: 30% }"],
      [
        "funnel.yaml",
        "    B: [thanks, sleep]\n",
        "    B: [thanks, sleep]\n    C: [sleep, thanks]\n",
      ],
    );
    const three = (...words: string[]) =>
      runInTerminal("verdict", "order", "--folder", folder, ...words);
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
    expect(out).toContain('"C" can\'t be the best anymore.');
    expect(await three("--arm", "A=1:0", "--arm", "B=1:0")).toMatchObject({
      code: 2,
      errors: expect.stringContaining('There\'s no count for arm C. Count every arm of "order".'),
    });
  });

  test("print the verdict as JSON", async () => {
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

  test("plan with a baseline, an effect, and traffic", async () => {
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
      "Planned: 7,682 visitors in total, to detect a change from 10% to 12%. So far: 2,000 (26%).",
    );
    expect(out).toContain("Keep waiting: 29 more days at 200 visitors per day");
  });

  test("can leave out the only running experiment", async () => {
    const counts = ["--arm", "A=10230:301", "--arm", "B=10190:352"];
    const one = await runInTerminal("verdict", "--folder", tempFunnel(), ...counts);
    expect(one.code).toBe(0);
    expect(one.out).toMatch(/^order: /);

    const more = "words:\n";
    const another = (winner: string) =>
      tempFunnel([
        "funnel.yaml",
        more,
        `  price:\n    question: Does it?\n    arms: { A: 50%, B: 50% }\n${winner}${more}`,
      ]);
    const two = await runInTerminal("verdict", "--folder", another(""), ...counts);
    expect(two.code).toBe(2);
    expect(two.errors).toMatch(/^Name one experiment: "order" or "price"\./);

    // A finished experiment doesn't count.
    expect(
      (await runInTerminal("verdict", "--folder", another("    winner: A\n"), ...counts)).out,
    ).toMatch(/^order: /);
  });
});
