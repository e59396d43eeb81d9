// @module-tag long
import { describe, expect, test } from "vitest";
import { runInTerminal } from "../run-in-terminal.fixtures.ts";
import { tempFunnel } from "../temp-funnel.fixtures.ts";

/** Generous, so that a busy machine doesn't fail the test. */
const MANY_VISITORS_MS = 60_000;

describe("funnel simulate", () => {
  test(
    "repeats the run of a seed, and is no forecast",
    async () => {
      const folder = tempFunnel();
      const ask = () =>
        runInTerminal(
          "simulate",
          "--visitors",
          "100000",
          "--seed",
          "4",
          "--json",
          "--folder",
          folder,
        );
      const [first, second] = [await ask(), await ask()];
      expect(first.out).toBe(second.out);
      expect(JSON.parse(first.out)).toMatchObject({
        note: expect.stringContaining("not a forecast"),
        tally: { visitors: 100_000 },
      });
    },
    MANY_VISITORS_MS,
  );

  test("prints one CSV row per visitor", async () => {
    const { out } = await runInTerminal(
      "simulate",
      "--visitors",
      "3",
      "--csv",
      "--drop-off",
      "0%",
      "--buy",
      "100%",
      "--folder",
      tempFunnel(),
    );
    expect(out).toMatchInlineSnapshot(`
    "visitor,order,last step,bought,gender,goals,sleepHours,age
    1,B,sales,yes,male,[],7-8,41
    2,A,sales,yes,male,"[""weight"",""fit""]",5-6,23
    3,B,sales,yes,female,"[""weight"",""fit""]",7-8,63"
  `);
  });

  test("explains how to write a mistyped option", async () => {
    const folder = tempFunnel();
    expect(
      (await runInTerminal("simulate", "--visitors", "many", "--folder", folder)).errors,
    ).toContain("--visitors needs a whole number of at least 1.");
    expect(
      (await runInTerminal("simulate", "--drop-off", "emial=3%", "--folder", folder)).errors,
    ).toContain('Unknown step type "emial". Did you mean "email"?');
    expect((await runInTerminal("simulate", "--buy", "5", "--folder", folder)).errors).toContain(
      "--buy needs a share with a percent sign, such as 3%.",
    );
    expect((await runInTerminal("simulate", "--buy", "500%", "--folder", folder)).errors).toContain(
      "--buy can't be more than 100%.",
    );
  });
});
