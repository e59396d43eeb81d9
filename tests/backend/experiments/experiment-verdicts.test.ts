import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { origin } from "../support/environment.ts";
import { MAIL_SERVICE } from "../support/network.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import {
  createVerdicts,
  EVEN,
  UNDECIDED,
  UNEVEN,
  WINNING,
} from "./experiment-verdicts.fixtures.ts";

const testBackend = await openTestBackend();
const { mails } = testBackend;
const { count, day, run, outcome, startOver } = createVerdicts(testBackend);
const subjects = () => mails.map(({ subject }) => subject);

beforeEach(startOver);
afterEach(() => void vi.unstubAllEnvs());

describe("experiment verdicts", () => {
  test("mail the result once", async () => {
    await count(WINNING, 3);
    expect(await run()).toMatchObject({
      status: 200,
      body: {
        experiments: [{ experiment: "order", verdict: "Stop: there's a winner", mail: "sent" }],
      },
    });
    // The next day's run.
    await testBackend.sql`update private.experiment_mails set claimed_at = now() - interval '1 day'`;
    expect(await outcome()).toMatchObject({ mail: "sent before" });

    expect(subjects()).toEqual(["Stop: there's a winner (experiment order)"]);
    const [{ to, text = "" } = {}] = mails;
    expect(to).toBe("operator@localhost");
    expect(text).toContain("- B: 20,000 visits (50.0%, planned 50.0%), 900 orders");
    expect(text).toContain(`${origin}/numbers?from=${await day(3)}&to=${await day(0)}`);
  });

  test("mail once when two runs meet", async () => {
    await count(WINNING);
    const both = await Promise.all([outcome(), outcome()]);
    expect(both.map(({ mail }) => mail).toSorted()).toEqual(["sent", "sent before"]);
    expect(mails).toHaveLength(1);
  });

  test("mail that there's no difference", async () => {
    await count(EVEN);
    await run();
    expect(subjects()).toEqual(["Stop: no difference (experiment order)"]);
  });

  test("mail nothing before there's a result", async () => {
    await count(UNDECIDED);
    expect(await outcome()).toMatchObject({ verdict: "Keep running", mail: null });
    expect(mails).toEqual([]);
  });

  test("mail an alarm once, and a later result too", async () => {
    await count(UNEVEN);
    await run();
    await run();
    expect(subjects()).toEqual(["Alarm (experiment order)"]);

    await count({ B: [2_000, 0] });
    await count(WINNING);
    await run();
    await run();
    expect(subjects()).toEqual([
      "Alarm (experiment order)",
      "Stop: there's a winner (experiment order)",
    ]);
  });

  test("raise an alarm if an arm gets no visitors at all", async () => {
    await count({ A: [1000, 30] });
    expect(await outcome()).toMatchObject({ verdict: "Alarm", mail: "sent" });
  });

  test("mail again after the mail service failed", async () => {
    await count(WINNING);
    const failed = await testBackend.network.without(MAIL_SERVICE, outcome);
    expect([failed.mail, mails.length]).toEqual(["failed", 0]);
    expect(takeLogs().join()).toContain("a mail was not sent");

    expect(await outcome()).toMatchObject({ mail: "sent" });
    expect(await outcome()).toMatchObject({ mail: "sent before" });
  });

  test("mail again after a run was killed, but leave it ten minutes", async () => {
    await count(WINNING);
    await run();
    await testBackend.sql`update private.experiment_mails set sent_at = null`;
    expect(await outcome()).toMatchObject({ mail: "sent before" });
    await testBackend.sql`update private.experiment_mails set claimed_at = now() - interval '11 minutes'`;
    expect(await outcome()).toMatchObject({ mail: "sent" });
  });
});

describe("without a verdict, experiment verdicts mail nothing", () => {
  test("if an arm has fewer than five visitors", async () => {
    await count({ A: [2000, 60], B: [4, 0] });
    expect(await outcome()).toMatchObject({
      verdict: "An arm has fewer than 5 visitors, so there's no verdict yet.",
      mail: null,
    });
  });

  test("if an arm has more orders than visits", async () => {
    await count({ A: [20, 21], B: [20, 1] });
    expect((await outcome()).verdict).toContain("more orders than visits");
  });

  test("about days that are too long ago for the page", async () => {
    await count(WINNING, 400);
    expect((await outcome()).verdict).toBe("No one has visited in these days.");
    await count(WINNING, 399);
    expect((await outcome()).verdict).toBe("Stop: there's a winner");
  });

  test("about experiments that aren't published anymore", async () => {
    await count(WINNING);
    testBackend.siteFiles.set("/experiments.json", '{"experiments":{}}');
    expect((await run()).body).toEqual({ experiments: [] });
  });
});

describe("the operator of experiment verdicts", () => {
  test.each(["", "undefined", " , "])("gets no mail with the address %j", async (address) => {
    vi.stubEnv("OPERATOR_EMAIL", address);
    await count(WINNING);
    expect(await outcome()).toMatchObject({ mail: "OPERATOR_EMAIL isn't set" });
    expect(mails).toEqual([]);

    vi.stubEnv("OPERATOR_EMAIL", "late@shop.test");
    expect(await outcome()).toMatchObject({ mail: "sent" });
  });

  test("can be several people, who get the same mail", async () => {
    vi.stubEnv("OPERATOR_EMAIL", "a@shop.test, b@shop.test");
    await count(WINNING);
    const asked: unknown[] = [];
    const noteMail = (request: Request) => {
      if (MAIL_SERVICE.test(new URL(request.url).pathname)) asked.push(request.clone().json());
      return false;
    };
    await testBackend.network.withoutRequests(noteMail, run);
    expect(await Promise.all(asked)).toMatchObject([{ to: ["a@shop.test", "b@shop.test"] }]);
  });

  test.each([{}, { authorization: "Bearer guessed" }])(
    "proves it: %j is refused",
    async (headers) => {
      await count(WINNING);
      const before = testBackend.network.asked.length;
      expect(await run(headers)).toMatchObject({
        status: 401,
        body: { error: "This needs the sweep secret." },
      });
      expect(testBackend.network.asked).toHaveLength(before);
      expect(mails).toEqual([]);
    },
  );
});

describe("a site that experiment verdicts can't read", () => {
  test("is down", async () => {
    await count(WINNING);
    expect(await testBackend.network.without(/^\/experiments/, run)).toMatchObject({
      status: 502,
      body: { error: "SITE_URL/experiments.json can't be fetched, so nothing was mailed." },
    });
  });

  test("doesn't have the file", async () => {
    await count(WINNING);
    testBackend.siteFiles.clear();
    expect((await run()).body.error).toContain("can't be fetched");
  });

  test("answers with its first page", async () => {
    await count(WINNING);
    testBackend.siteFiles.set("/experiments.json", "<!doctype html><title>Plan</title>");
    expect(await run()).toMatchObject({
      status: 502,
      body: {
        error: "SITE_URL/experiments.json isn't a list of experiments, so nothing was mailed.",
      },
    });
    expect(mails).toEqual([]);
  });
});
