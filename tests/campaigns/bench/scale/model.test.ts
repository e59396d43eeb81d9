import { describe, expect, test } from "vitest";
import { assumptions } from "./assumptions.ts";
import { inOrder, limits, visitorsAt } from "./limits.ts";
import { createMeasured, visit } from "./measured.fixtures.ts";
import { dayCurve, membersAfter, simulate } from "./model.ts";

const flat = { ...assumptions, daySwing: 0, burst: 1 };

describe("dayCurve", () => {
  test.each([0, 0.5, 0.8, 1])("spreads a whole day over its hours with a swing of %d", (swing) => {
    const curve = dayCurve(swing);
    expect(curve).toHaveLength(24);
    expect(curve.reduce((sum, share) => sum + share)).toBeCloseTo(1);
    expect(Math.max(...curve)).toBeCloseTo((1 + swing) / 24);
    expect(Math.min(...curve)).toBeCloseTo((1 - swing) / 24);
  });
});

describe("membersAfter", () => {
  test("adds up the buyers if nobody stops", () => {
    expect(membersAfter(365, 100, 0)).toBe(36_500);
  });

  test("keeps half of one day's buyers after 30 days at a churn of half", () => {
    expect(membersAfter(31, 100, 0.5) - membersAfter(30, 100, 0.5)).toBeCloseTo(50);
  });

  test("levels off when as many stop as buy", () => {
    const members = membersAfter(3650, 100, 0.5);
    expect(members * (1 - 0.5 ** (1 / 30))).toBeCloseTo(100);
  });
});

describe("simulate", () => {
  test("sends one file to each visitor, evenly over a flat day", () => {
    const asked = simulate(createMeasured(), { ...flat, visitorsPerDay: 864_000, conversion: 0 });
    expect(asked.static.perSecond).toBeCloseTo(10);
    expect(asked.static.megabitsPerSecond).toBeCloseTo(0.08);
    expect(asked.static.gigabytesPerMonth).toBeCloseTo(25.92);
    expect(asked.database.requests).toBe(0);
  });

  test("multiplies rates by the busiest hour and its busiest minute", () => {
    const calm = simulate(createMeasured(), flat);
    const busy = simulate(createMeasured(), { ...flat, daySwing: 0.8, burst: 2 });
    expect(busy.static.perSecond / calm.static.perSecond).toBeCloseTo(3.6);
    expect(busy.static.perMonth).toBeCloseTo(calm.static.perMonth);
  });

  test("queries the database once for each visit of a member", () => {
    const asked = simulate(createMeasured(), {
      ...flat,
      visitorsPerDay: 86_400,
      conversion: 1,
      monthlyChurn: 0,
      days: 10,
      checkoutsPerBuyer: 1,
    });
    expect(asked.members).toBe(864_000);
    expect(asked.database.requests).toBeCloseTo(10);
    expect(asked.database.busyCores).toBeCloseTo(0.01);
    expect(asked.database.busyConnections).toBeCloseTo(0.02);
  });

  test("calls the provider once about an unpaid session, and for a paid one as often as the event does", () => {
    const webhook = { ms: 0, calls: { "GET /v1/checkout/sessions/{id}": 1, "GET /v1/refunds": 1 } };
    const functions = { "stripe-webhook": webhook };
    const asked = simulate(createMeasured({}, functions), {
      ...flat,
      visitorsPerDay: 86_400,
      conversion: 1,
      checkoutsPerBuyer: 4,
      verifiesPerBuyer: 0,
    });
    expect(asked.provider.busiest).toEqual({
      address: "GET /v1/checkout/sessions/{id}",
      calls: expect.closeTo(4),
    });
    expect(asked.provider.calls).toBeCloseTo(5);
    expect(asked.functions.perSecond).toBeCloseTo(8);
  });

  test("counts each event for the operator, whether it's of a paid session or not", () => {
    const webhook = {
      ms: 0,
      calls: { "POST /rest/v1/rpc/note_counts": 1, "POST /rest/v1/rpc/record_payment": 1 },
    };
    const noVisits = { dailyVisit: visit(), coldVisit: visit() };
    const asked = simulate(createMeasured(noVisits, { "stripe-webhook": webhook }), {
      ...flat,
      visitorsPerDay: 86_400,
      conversion: 1,
      checkoutsPerBuyer: 4,
      verifiesPerBuyer: 0,
    });
    expect(asked.database.requests).toBeCloseTo(4 + 1);
  });

  test("stores a buyer's rows once, and a visit's notes on the days of the program", () => {
    const purchase = visit({ rowsAdded: { "public.stripe_orders": 1 } });
    const dailyVisit = visit({ rowsAdded: { "public.tracker_entries": 1 } });
    const asked = simulate(createMeasured({ purchase, dailyVisit }), {
      ...flat,
      visitorsPerDay: 1,
      conversion: 1,
      monthlyChurn: 0,
    });
    const days = 335 * 30 + (30 * 31) / 2;
    expect(asked.gigabytesPerYear * 1e9).toBeCloseTo(365 * 100 + days * 100);
  });

  test("counts every visit, and keeps its events for as long as they're kept", () => {
    const walk = visit({ calls: { "POST /functions/v1/events": 4 } });
    const events = { ms: 0, calls: { "POST /rest/v1/rpc/record_events": 1 } };
    const asked = simulate(
      { ...createMeasured({ walk }, { events }), bytesPerWalk: 1000 },
      { ...flat, visitorsPerDay: 86_400, bounceShare: 0.5, conversion: 0, eventDays: 30 },
    );
    expect(asked.functions.perSecond).toBeCloseTo(2);
    expect(asked.database.requests).toBeCloseTo(2);
    expect(asked.gigabytesPerYear * 1e9).toBeCloseTo(86_400 * 30 * 1000);
  });

  test("refuses an unmeasured address", () => {
    const purchase = visit({ calls: { "GET /rest/v1/events": 1 } });
    expect(() => simulate(createMeasured({ purchase }), assumptions)).toThrow(
      "GET /rest/v1/events isn't among the measured operations.",
    );
  });
});

describe("limits", () => {
  const asked = simulate(createMeasured(), assumptions);

  test("are reached earlier the more is needed", () => {
    const met = inOrder(asked, "stops").map((limit) =>
      visitorsAt(limit, asked, assumptions.visitorsPerDay),
    );
    expect(met).toEqual(met.toSorted((one, other) => one - other));
  });

  test("are each in one of the two lists", () => {
    expect([...inOrder(asked, "stops"), ...inOrder(asked, "costs")]).toHaveLength(limits.length);
  });
});
