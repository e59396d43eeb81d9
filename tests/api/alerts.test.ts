import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { takeSaid } from "../support/quiet-console.ts";
import { alertsIn } from "./alerts.fixtures.ts";
import { TELLTALE } from "./answer.ts";
import { origin } from "./environment.ts";
import { PROVIDER } from "./network.ts";
import { openShop } from "./open-shop.ts";
import { HOOK_URL, openOutside } from "./outside.ts";

const outside = openOutside();
const shop = await openShop({ others: outside.others });
const { run, health, count, hoursPass, loseSite, subjects, firstLines, startOver } = alertsIn(
  shop,
  outside,
);

beforeEach(startOver);
afterEach(() => void vi.unstubAllEnvs());

describe("alerts", () => {
  test("say nothing about a shop without a fault, and note what they saw", async () => {
    expect(await run()).toMatchObject({ status: 200, body: { broken: [], sent: {} } });
    expect([shop.mails, outside.posts]).toEqual([[], []]);
    expect((await health()).look).toMatchObject({ site_misses: 0, build: "b81d2f" });
  });

  test("come once by mail and once to the chat, and once more when it's fine again", async () => {
    await loseSite();
    expect(shop.mails, "one miss is no alert").toEqual([]);
    expect((await run()).body).toEqual({
      broken: ["site-down"],
      sent: { mail: "sent", webhook: "sent" },
    });
    expect((await run()).body).toEqual({ broken: ["site-down"], sent: {} });
    expect(subjects()).toEqual(["operator@localhost: Alert: Site"]);
    expect(firstLines()).toEqual(["Alert: Site"]);

    outside.siteStatus = 200;
    await hoursPass(0.3);
    await run();
    await run();
    expect(subjects()).toEqual(["operator@localhost: Fine again: Site"]);
    expect(firstLines()).toEqual(["Fine again: Site"]);
  });

  test("say what's wrong, what to do, and where the steps are", async () => {
    await loseSite();
    await run();
    const [{ text = "" } = {}] = shop.mails;
    expect(text).toContain("Site: The site's first page couldn't be read, 2 times in a row.");
    expect(text).toContain("What to do: Look at the host's status page.");
    expect(text).toContain("The steps: docs/operating.md, “The static host is down”.");
    expect(text).toContain(`${origin}/operations`);
    expect(text).not.toMatch(TELLTALE);
    expect(outside.posts).toEqual([`Alert: Site\n\n${text}`]);
  });

  test("of one run come in one message", async () => {
    await count("mails", "bounced", 3);
    await hoursPass(1);
    await loseSite();
    await run();
    expect(subjects()).toEqual([
      "operator@localhost: Alert: Mails, Sweep",
      "operator@localhost: Alert: Site",
    ]);
  });

  test("come when the provider fails three sweeps", async () => {
    for (let sweep = 0; sweep < 3; sweep += 1)
      await shop.network.without(PROVIDER, () => shop.sweep());
    takeSaid();
    await shop.settle();
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
    await shop.switches({ drop: "true" });
    await shop.checkout();
    await hoursPass(27);
    await shop.sweep();
    expect((await run()).body.broken).toEqual(["events-missing"]);

    await shop.switches({ drop: "false" });
    await shop.bought();
    await shop.settle();
    expect((await run()).body.broken).toEqual([]);
  });

  test("come when only the sweep hears of payments", async () => {
    await shop.switches({ lose: "true" });
    await shop.bought();
    await shop.sweep();
    await shop.settle();
    expect(takeSaid().join()).toContain("The sweep wrote down 1 payments");
    expect((await run()).body.broken, "its event may come a moment later").toEqual([]);
    await hoursPass(0.2);
    expect((await run()).body.broken).toEqual(["payments-unreported"]);
    await shop.switches({ lose: "false" });
  });

  test("come when one event of many is lost, until another one brings its news", async () => {
    await shop.switches({ lose: "true" });
    const lost = await shop.bought();
    await shop.sweep();
    takeSaid();
    await shop.switches({ lose: "false" });
    await shop.bought();
    await shop.settle();
    await hoursPass(1.9);
    expect((await run()).body.broken, "it may still come").not.toContain("payments-unreported");
    await hoursPass(0.2);
    expect((await run()).body.broken).toContain("payments-unreported");

    await shop.stripe("refunds", { payment_intent: lost.payment_intent });
    await shop.settle();
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
      const asked = shop.network.asked.length;
      expect(await run(headers)).toMatchObject({ status: 401 });
      expect(shop.network.asked).toHaveLength(asked);
    },
  );
});
