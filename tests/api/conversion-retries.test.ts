// @module-tag long
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { takeSaid } from "../support/quiet-console.ts";
import { adSettings, type Network } from "./ad-networks.fixtures.ts";
import { openAdShop } from "./conversions.fixtures.ts";

const { ads, shop, boughtWith, sent, pass, outbox } = await openAdShop();

describe("a conversion", () => {
  test.each([500, 503, 429, 408])(
    "waits longer and longer after %i, and is sent",
    async (status) => {
      await boughtWith("meta");
      const waits: number[] = [];
      for (let attempt = 0; attempt < 9; attempt += 1) {
        ads.will(status);
        await pass();
        expect(await sent()).toEqual({ sent: 0, waiting: 1, given_up: 0 });
        const [row] = await shop.sql<{ minutes: number }[]>`
        select round(extract(epoch from next_at - now()) / 60)::int as minutes from private.conversions`;
        waits.push(row?.minutes ?? 0);
      }
      expect(waits).toEqual([1, 3, 9, 27, 81, 243, 729, 1440, 1440]);

      await pass();
      expect(await sent()).toMatchObject({ sent: 1 });
      expect(await outbox()).toEqual([
        { provider: "meta", state: "sent", reason: null, attempts: 10, is_sent: true },
      ]);
    },
  );

  test("is given up after ten attempts, also if the last one was cut off", async () => {
    await boughtWith("ga4");
    for (let attempt = 0; attempt < 9; attempt += 1) {
      ads.will(500);
      await pass();
      await sent();
    }
    ads.will(500);
    await pass();
    expect(await sent()).toEqual({ sent: 0, waiting: 0, given_up: 1 });
    expect(await outbox()).toMatchObject([{ state: "given_up", reason: "500", attempts: 10 }]);
    expect(takeSaid()).toEqual(["conversions: 1 given up (ga4 500)."]);

    await shop.sql`update private.conversions set state = 'waiting', next_at = now()`;
    expect(await sent()).toEqual({ sent: 0, waiting: 0, given_up: 0 });
    expect(await outbox()).toMatchObject([{ state: "given_up", attempts: 10 }]);
  });

  test.each<[Network, number | { code: number }, string]>([
    ["meta", 400, "400"],
    ["ga4", 403, "403"],
    ["tiktok", { code: 40002 }, "40002"],
  ])("that %s refuses with %j is given up, with the code alone", async (network, mood, reason) => {
    await boughtWith(network);
    ads.will(mood);

    expect(await sent()).toEqual({ sent: 0, waiting: 0, given_up: 1 });
    expect(await outbox()).toMatchObject([{ state: "given_up", reason, is_sent: false }]);
    expect(takeSaid()).toEqual([`conversions: 1 given up (${network} ${reason}).`]);
  });

  test.each([{ code: 40100 }, { code: 50000 }])("waits after TikTok's %j", async (mood) => {
    await boughtWith("tiktok");
    ads.will(mood);
    expect(await sent()).toEqual({ sent: 0, waiting: 1, given_up: 0 });
  });

  test("that no network takes for three days is given up", async () => {
    vi.stubEnv("META_ACCESS_TOKEN", "");
    onTestFinished(() => void vi.stubEnv("META_ACCESS_TOKEN", adSettings.META_ACCESS_TOKEN));
    await boughtWith("meta");
    expect(await sent()).toEqual({ sent: 0, waiting: 0, given_up: 0 });
    expect(await outbox()).toMatchObject([{ state: "waiting", attempts: 0 }]);

    await shop.sql`update private.conversions set created_at = now() - interval '73 hours'`;
    await sent();
    expect(await outbox()).toMatchObject([{ state: "given_up", reason: "too_late" }]);
    expect(ads.received).toEqual([]);
  });
});
