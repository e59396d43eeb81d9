import { describe, expect, test } from "vitest";
import { memoryStore } from "../purchase/store.fixtures.ts";
import { restoreTickets } from "./restore-tickets.ts";

const MINUTE_MS = 60_000;
const ann = { email: "ann@example.com" };
const ticket = (name: string, lost: { email: string } | { sessionId: string } = ann) => ({
  ticket: name,
  lost,
  to: undefined,
});

/** A browser with a clock that the test controls. */
function browser(kept: Record<string, string> = {}) {
  const store = memoryStore(kept);
  let time = 1_000_000;
  const open = () => restoreTickets(store, () => time);
  return {
    store,
    tickets: open(),
    reload: open,
    wait: (ms: number) => {
      time += ms;
    },
  };
}

describe("restoreTickets", () => {
  test("keeps a ticket across a reload for fifteen minutes", () => {
    const { tickets, reload, wait } = browser();
    tickets.remember({ ...ticket("one"), to: "a•••@example.com" });
    wait(15 * MINUTE_MS - 1);
    expect(reload().all()).toMatchObject([{ ticket: "one", lost: ann, to: "a•••@example.com" }]);
    wait(1);
    expect(reload().all()).toEqual([]);
  });

  test("keeps several tickets, latest first, and drops the oldest", () => {
    const { tickets } = browser();
    for (const name of ["one", "two", "three", "four"]) tickets.remember(ticket(name));
    expect(tickets.all().map((kept) => kept.ticket)).toEqual(["four", "three", "two"]);
  });

  test("keeps lookups apart, and forgets only the given one", () => {
    const { tickets } = browser();
    tickets.remember(ticket("session", { sessionId: "cs_1" }));
    tickets.remember(ticket("address"));
    expect(tickets.of({ sessionId: "cs_2" })).toEqual([]);
    expect(tickets.of({ email: "bob@example.com" })).toEqual([]);
    expect(tickets.of({ sessionId: "cs_1" }).map((kept) => kept.ticket)).toEqual(["session"]);
    expect(tickets.of({ email: "Ann@Example.com" }).map((kept) => kept.ticket)).toEqual([
      "address",
    ]);
    tickets.forget(ann);
    expect(tickets.all().map((kept) => kept.ticket)).toEqual(["session"]);
  });

  test("removes the entry once all tickets are forgotten", () => {
    const { tickets, store } = browser();
    tickets.remember(ticket("one"));
    tickets.forget(ann);
    expect(store.kept).toEqual({});
  });

  test("treats a ticket from the future as expired: the clock was set back", () => {
    const { tickets, wait } = browser();
    tickets.remember(ticket("one"));
    wait(-1);
    expect(tickets.all()).toEqual([]);
  });

  test.each([
    "",
    "{",
    "null",
    "7",
    '"text"',
    "{}",
    "[null, 7, []]",
    '[{"ticket": 7}]',
    '[{"ticket":"one","at":1}]',
    '[{"ticket":"one","lost":{},"at":1000000}]',
    '[{"ticket":"one","lost":{"email":7,"sessionId":""},"at":1000000}]',
    '[{"ticket":"","lost":{"sessionId":"cs_1"},"at":1000000}]',
    '[{"ticket":"one","lost":{"sessionId":"cs_1"},"at":"1000000"}]',
    `[{"ticket":"${"x".repeat(501)}","lost":{"sessionId":"cs_1"},"at":1000000}]`,
  ])("counts %s as no ticket", (stored) => {
    expect(browser({ restoreTickets: stored }).tickets.all()).toEqual([]);
  });

  test("keeps no ticket longer than a day, whatever is stored", () => {
    const kept = { ...ticket("one"), at: 1_000_000, lastsMs: 10 ** 9 };
    const { tickets, wait } = browser({ restoreTickets: JSON.stringify([kept]) });
    wait(15 * MINUTE_MS);
    expect(tickets.all()).toEqual([]);
  });

  test("reads a long ticket, and drops an address that isn't text", () => {
    const long = "x".repeat(500);
    const stored = [{ ticket: long, lost: { email: "", sessionId: "cs_1" }, to: 7, at: 1_000_000 }];
    expect(browser({ restoreTickets: JSON.stringify(stored) }).tickets.all()).toEqual([
      { ...ticket(long, { sessionId: "cs_1" }), at: 1_000_000, lastsMs: 15 * MINUTE_MS },
    ]);
  });
});
