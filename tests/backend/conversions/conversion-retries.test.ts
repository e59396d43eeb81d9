// @module-tag long
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { adSettings, type Network } from "./ad-networks.fixtures.ts";
import { openAdBackend } from "./conversions.fixtures.ts";

const { ads, shop: testBackend, buyWith, readRunReport, pass, outbox } = await openAdBackend();

describe("a conversion", () => {
  test.each([500, 503, 429, 408])(
    "waits longer and longer after %i, and is sent",
    async (status) => {
      await buyWith("meta");
      const waits: number[] = [];
      for (let attempt = 0; attempt < 9; attempt += 1) {
        ads.will(status);
        await pass();
        expect(await readRunReport()).toEqual({ sent: 0, waiting: 1, given_up: 0 });
        const [row] = await testBackend.sql<{ minutes: number }[]>`
        select round(extract(epoch from next_at - now()) / 60)::int as minutes from private.conversions`;
        waits.push(row?.minutes ?? 0);
      }
      expect(waits).toEqual([1, 3, 9, 27, 81, 243, 729, 1440, 1440]);

      await pass();
      expect(await readRunReport()).toMatchObject({ sent: 1 });
      expect(await outbox()).toEqual([
        { provider: "meta", state: "sent", reason: null, attempts: 10, is_sent: true },
      ]);
    },
  );

  test("is given up after ten attempts, also if the last one was cut off", async () => {
    await buyWith("ga4");
    for (let attempt = 0; attempt < 9; attempt += 1) {
      ads.will(500);
      await pass();
      await readRunReport();
    }
    ads.will(500);
    await pass();
    expect(await readRunReport()).toEqual({ sent: 0, waiting: 0, given_up: 1 });
    expect(await outbox()).toMatchObject([{ state: "given_up", reason: "500", attempts: 10 }]);
    expect(takeLogs()).toEqual(["conversions: 1 given up (ga4 500)."]);

    await testBackend.sql`update private.conversions set state = 'waiting', next_at = now()`;
    expect(await readRunReport()).toEqual({ sent: 0, waiting: 0, given_up: 0 });
    expect(await outbox()).toMatchObject([{ state: "given_up", attempts: 10 }]);
  });

  test.each<[Network, number | { code: number }, string]>([
    ["meta", 400, "400"],
    ["ga4", 403, "403"],
    ["tiktok", { code: 40002 }, "40002"],
  ])("that %s refuses with %j is given up, with the code alone", async (network, mood, reason) => {
    await buyWith(network);
    ads.will(mood);

    expect(await readRunReport()).toEqual({ sent: 0, waiting: 0, given_up: 1 });
    expect(await outbox()).toMatchObject([{ state: "given_up", reason, is_sent: false }]);
    expect(takeLogs()).toEqual([`conversions: 1 given up (${network} ${reason}).`]);
  });

  test.each([{ code: 40100 }, { code: 50000 }])("waits after TikTok's %j", async (mood) => {
    await buyWith("tiktok");
    ads.will(mood);
    expect(await readRunReport()).toEqual({ sent: 0, waiting: 1, given_up: 0 });
  });

  test("that no network takes for three days is given up", async () => {
    vi.stubEnv("META_ACCESS_TOKEN", "");
    onTestFinished(() => void vi.stubEnv("META_ACCESS_TOKEN", adSettings.META_ACCESS_TOKEN));
    await buyWith("meta");
    expect(await readRunReport()).toEqual({ sent: 0, waiting: 0, given_up: 0 });
    expect(await outbox()).toMatchObject([{ state: "waiting", attempts: 0 }]);

    await testBackend.sql`update private.conversions set created_at = now() - interval '73 hours'`;
    await readRunReport();
    expect(await outbox()).toMatchObject([{ state: "given_up", reason: "too_late" }]);
    expect(ads.received).toEqual([]);
  });
});
