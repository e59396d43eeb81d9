import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { TELLTALE } from "../support/answer.ts";
import { origin } from "../support/environment.ts";
import { PROVIDER } from "../support/network.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { HOOK_URL, openOutside } from "../support/outside.ts";
import { createAlerts } from "./alerts.fixtures.ts";

const outside = openOutside();
const testBackend = await openTestBackend({ others: outside.others });
const { run, health, count, advanceHours, loseSite, subjects, firstLines, startOver } =
  createAlerts(testBackend, outside);

beforeEach(startOver);
afterEach(() => void vi.unstubAllEnvs());

describe("alerts", () => {
  test("say nothing about a shop without a fault, and note what they saw", async () => {
    expect(await run()).toMatchObject({ status: 200, body: { broken: [], sent: {} } });
    expect([testBackend.mails, outside.posts]).toEqual([[], []]);
    expect((await health()).look).toMatchObject({ site_misses: 0, build: "b81d2f" });
  });

  test("come once by mail and once to the chat, and once more when it's fine again", async () => {
    await loseSite();
    expect(testBackend.mails, "one miss is no alert").toEqual([]);
    expect((await run()).body).toEqual({
      broken: ["site-down"],
      sent: { mail: "sent", webhook: "sent" },
    });
    expect((await run()).body).toEqual({ broken: ["site-down"], sent: {} });
    expect(subjects()).toEqual(["operator@localhost: Alert: Site"]);
    expect(firstLines()).toEqual(["Alert: Site"]);

    outside.siteStatus = 200;
    await advanceHours(0.3);
    await run();
    await run();
    expect(subjects()).toEqual(["operator@localhost: Fine again: Site"]);
    expect(firstLines()).toEqual(["Fine again: Site"]);
  });

  test("say what's wrong, what to do, and where the steps are", async () => {
    await loseSite();
    await run();
    const [{ text = "" } = {}] = testBackend.mails;
    expect(text).toContain("Site: The site's first page couldn't be read, 2 times in a row.");
    expect(text).toContain("What to do: Look at the host's status page.");
    expect(text).toContain("The steps: docs/operating/incidents.md, “The static host is down”.");
    expect(text).toContain(`${origin}/operations`);
    expect(text).not.toMatch(TELLTALE);
    expect(outside.posts).toEqual([`Alert: Site\n\n${text}`]);
  });

  test("of one run come in one message", async () => {
    await count("mails", "bounced", 3);
    await advanceHours(1);
    await loseSite();
    await run();
    expect(subjects()).toEqual([
      "operator@localhost: Alert: Mails, Sweep",
      "operator@localhost: Alert: Site",
    ]);
  });

  test("come when the provider fails three sweeps", async () => {
    for (let sweep = 0; sweep < 3; sweep += 1)
      await testBackend.network.without(PROVIDER, () => testBackend.sweep());
    takeLogs();
    await testBackend.settle();
    expect((await run()).body.broken).toContain("provider-unreachable");
  });

  test("come when the functions' clock is off", async () => {
    const hostTime = (seconds: number) => new Date(Date.now() - seconds * 1000).toUTCString();
    outside.siteHeaders = { date: hostTime(300) };
    expect((await run()).body.broken).toEqual(["clock-off"]);
    outside.siteHeaders = { date: hostTime(300), age: "300" };
    expect((await run()).body.broken, "a copy from a cache").toEqual([]);
    outside.siteHeaders = { date: "soon" };
    expect((await run()).body.broken).toEqual([]);
  });

  test("come when visitors open the payment page, and no event arrives for a day", async () => {
    await testBackend.switches({ drop: "true" });
    await testBackend.checkout();
    await advanceHours(27);
    await testBackend.sweep();
    expect((await run()).body.broken).toEqual(["events-missing"]);

    await testBackend.switches({ drop: "false" });
    await testBackend.buyPlan();
    await testBackend.settle();
    expect((await run()).body.broken).toEqual([]);
  });

  test("come when only the sweep hears of payments", async () => {
    await testBackend.switches({ lose: "true" });
    await testBackend.buyPlan();
    await testBackend.sweep();
    await testBackend.settle();
    expect(takeLogs().join()).toContain("The sweep wrote down 1 payments");
    expect((await run()).body.broken, "its event may come a moment later").toEqual([]);
    await advanceHours(0.2);
    expect((await run()).body.broken).toEqual(["payments-unreported"]);
    await testBackend.switches({ lose: "false" });
  });

  test("come when one event of many is lost, until another one brings its news", async () => {
    await testBackend.switches({ lose: "true" });
    const lost = await testBackend.buyPlan();
    await testBackend.sweep();
    takeLogs();
    await testBackend.switches({ lose: "false" });
    await testBackend.buyPlan();
    await testBackend.settle();
    await advanceHours(1.9);
    expect((await run()).body.broken, "it may still come").not.toContain("payments-unreported");
    await advanceHours(0.2);
    expect((await run()).body.broken).toContain("payments-unreported");

    await testBackend.stripe("refunds", { payment_intent: lost.payment_intent });
    await testBackend.settle();
    expect((await run()).body.broken).not.toContain("payments-unreported");
  });
});

describe("the operator", () => {
  test("who set no channel gets nothing, and reads it on the page", async () => {
    vi.stubEnv("OPERATOR_EMAIL", "");
    vi.stubEnv("ALERT_WEBHOOK_URL", "");
    await loseSite();
    expect((await run()).body).toEqual({ broken: ["site-down"], sent: {} });
    expect((await health()).alerts).toMatchObject([{ rule: "site-down" }]);
  });

  test("who sets a channel later gets there what's still wrong", async () => {
    vi.stubEnv("ALERT_WEBHOOK_URL", "");
    await loseSite();
    expect((await run()).body.sent).toEqual({ mail: "sent" });
    vi.unstubAllEnvs();
    vi.stubEnv("ALERT_WEBHOOK_URL", HOOK_URL);
    expect((await run()).body.sent).toEqual({ webhook: "sent" });
  });

  test.each([{}, { authorization: "Bearer guessed" }])(
    "proves it: %j is refused",
    async (headers) => {
      const asked = testBackend.network.asked.length;
      expect(await run(headers)).toMatchObject({ status: 401 });
      expect(testBackend.network.asked).toHaveLength(asked);
    },
  );
});
