import { describe, expect, test } from "vitest";
import { runInTerminal } from "../run-in-terminal.fixtures.ts";
import { tempFunnel } from "../temp-funnel.fixtures.ts";
import { verdict } from "./verdict/verdict.fixtures.ts";

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
