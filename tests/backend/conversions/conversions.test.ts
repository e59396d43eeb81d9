import { describe, expect, onTestFinished, test } from "vitest";
import { sendConversions } from "../../../supabase/functions/conversions/send-conversions.ts";
import { takeLogs } from "../../support/quiet-console.ts";
import { origin } from "../support/environment.ts";
import { DATABASE } from "../support/network.ts";
import { adSettings, networks } from "./ad-networks.fixtures.ts";
import { agreeToAds, CLICKS, openAdBackend } from "./conversions.fixtures.ts";

const {
  ads,
  shop: testBackend,
  checkout,
  paid: payAndFindOrder,
  buyWith,
  run,
  readRunReport,
  pass,
} = await openAdBackend();

describe("a conversion", () => {
  test.each(networks)("reaches %s once, with nothing but what it may know", async (network) => {
    const { id, created_at } = await buyWith(network);

    expect(await readRunReport()).toEqual({ sent: 1, waiting: 0, given_up: 0 });
    expect(await readRunReport()).toEqual({ sent: 0, waiting: 0, given_up: 0 });

    const { clickId } = CLICKS[network];
    const at = Math.floor(created_at.getTime() / 1000);
    const [event] = ads.received;
    expect(ads.received).toHaveLength(1);
    expect(event?.network).toBe(network);
    const fbc = expect.stringMatching(new RegExp(`^fb\\.1\\.\\d{13}\\.${clickId}$`));
    expect(event?.body).toEqual(
      {
        meta: {
          data: [
            {
              event_name: "Purchase",
              event_time: at,
              event_id: id,
              event_source_url: origin,
              action_source: "website",
              user_data: { fbc },
              custom_data: { value: 29.99, currency: "USD" },
            },
          ],
          access_token: adSettings.META_ACCESS_TOKEN,
        },
        ga4: {
          client_id: id,
          timestamp_micros: created_at.getTime() * 1000,
          events: [
            {
              name: "purchase",
              params: {
                transaction_id: id,
                value: 29.99,
                currency: "USD",
                gclid: clickId,
                page_location: origin,
              },
            },
          ],
        },
        tiktok: {
          event_source: "web",
          event_source_id: adSettings.TIKTOK_PIXEL_ID,
          data: [
            {
              event: "Purchase",
              event_time: at,
              event_id: id,
              user: { ttclid: clickId },
              page: { url: origin },
              properties: { value: 29.99, currency: "USD" },
            },
          ],
        },
      }[network],
    );
  });

  test("counts yen as they are, because they have no cents", async () => {
    await testBackend.sql`insert into private.prices (price_id, amount, currency, name, description)
      values ('price_yen', 4500, 'jpy', 'Plan', 'Plan')`;
    await payAndFindOrder(await checkout({ ...agreeToAds("ga4"), priceId: "price_yen" }));
    await readRunReport();
    expect(JSON.stringify(ads.received)).toContain('"value":4500,"currency":"JPY"');
  });

  test("is one for each order, which counts once, if the event comes three times, /success is reloaded five times, and runs overlap", async () => {
    const countOrders = async () =>
      (
        await testBackend.sql`select coalesce(sum(orders), 0)::int as orders from public.funnel_totals`
      )[0]?.orders;
    const before = await countOrders();
    await testBackend.switches({ repeat: "3" });
    onTestFinished(async () => void (await testBackend.switches({ repeat: "1" })));
    const session = await checkout(agreeToAds("meta"));
    const { id } = await payAndFindOrder(session);
    for (let reload = 0; reload < 5; reload++) await testBackend.verify(session);
    await Promise.all([testBackend.verify(session), testBackend.sweep(), testBackend.sweep()]);

    const runs = await Promise.all([
      readRunReport(),
      readRunReport(),
      readRunReport(),
      readRunReport(),
    ]);

    expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
    expect(ads.received.map((event) => event.id)).toEqual([id]);
    expect(await countOrders()).toBe(before + 1);
  });

  test("keeps its id when it's sent again after an answer that never came", async () => {
    const { id } = await buyWith("tiktok");
    ads.will("hangs");

    expect(await sendConversions(1)).toEqual({ sent: 0, waiting: 1, given_up: 0 });
    expect(await readRunReport()).toMatchObject({ sent: 0 });
    await pass();
    expect(await readRunReport()).toMatchObject({ sent: 1 });

    expect(ads.received.map((event) => event.id)).toEqual([id, id]);
    expect(ads.listReceivedIds()).toEqual([id]);
  });

  test("is sent again if the database doesn't note that it was accepted", async () => {
    const { id } = await buyWith("meta");
    const { status } = await testBackend.network.withoutRequests(
      ({ url }) => DATABASE.test(new URL(url).pathname) && url.endsWith("note_conversion"),
      run,
    );
    expect(status).toBe(503);
    expect(takeLogs()).toEqual([expect.stringContaining("/functions/v1/conversions")]);

    await pass();
    expect(await readRunReport()).toMatchObject({ sent: 1 });
    expect(ads.listReceivedIds()).toEqual([id]);
  });

  test("isn't sent for a payment in test mode, and a refund sends nothing", async () => {
    const { payment_intent } = await testBackend.pay(await checkout(agreeToAds("meta")));
    await testBackend.settle();
    await readRunReport();
    await testBackend.stripe("refunds", { payment_intent });
    await testBackend.settle();
    expect(await readRunReport()).toEqual({ sent: 0, waiting: 0, given_up: 0 });
    expect(ads.received).toHaveLength(1);

    await testBackend.sql`select public.set_payment_mode('live')`;
    onTestFinished(
      async () => void (await testBackend.sql`select public.set_payment_mode('test')`),
    );
    await buyWith("meta");
    expect(await readRunReport()).toEqual({ sent: 0, waiting: 0, given_up: 0 });
  });

  test("is sent only for the sweep secret", async () => {
    await buyWith("meta");
    expect((await testBackend.call("conversions", {})).status).toBe(401);
    expect(ads.received).toEqual([]);
  });
});
