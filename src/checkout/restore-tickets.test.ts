import { describe, expect, test } from "vitest";
import { restoreTickets } from "./restore-tickets.ts";
import { memoryStore } from "./store-for-tests.ts";

const MINUTE_MS = 60_000;
const ann = { email: "ann@example.com" };
const ticket = (name: string, lost: { email: string } | { sessionId: string } = ann) => ({
  ticket: name,
  lost,
  to: undefined,
});

/** A browser at a time that the test sets. */
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
  test("keeps a ticket through a reload, for its fifteen minutes", () => {
    const { tickets, reload, wait } = browser();
    tickets.remember({ ...ticket("one"), to: "a•••@example.com" });
    wait(15 * MINUTE_MS - 1);
    expect(reload().all()).toMatchObject([{ ticket: "one", lost: ann, to: "a•••@example.com" }]);
    wait(1);
    expect(reload().all()).toEqual([]);
  });

  test("keeps several side by side, the latest first, and drops the oldest", () => {
    const { tickets } = browser();
    for (const name of ["one", "two", "three", "four"]) tickets.remember(ticket(name));
    expect(tickets.all().map((kept) => kept.ticket)).toEqual(["four", "three", "two"]);
  });

  test("tells apart what was asked for, and forgets that alone", () => {
    const { tickets } = browser();
    tickets.remember(ticket("session", { sessionId: "cs_1" }));
    tickets.remember(ticket("address"));
    expect(tickets.of({ sessionId: "cs_1" }).map((kept) => kept.ticket)).toEqual(["session"]);
    expect(tickets.of({ email: "Ann@Example.com" }).map((kept) => kept.ticket)).toEqual([
      "address",
    ]);
    tickets.forget(ann);
    expect(tickets.all().map((kept) => kept.ticket)).toEqual(["session"]);
  });

  test("leaves nothing behind once all are forgotten", () => {
    const { tickets, store } = browser();
    tickets.remember(ticket("one"));
    tickets.forget(ann);
    expect(store.kept).toEqual({});
  });

  test("counts a ticket from the future as old: the clock was set back", () => {
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
    '[{"ticket":"one","lost":{},"at":1}]',
  ])("counts %s as no ticket", (stored) => {
    expect(browser({ restoreTickets: stored }).tickets.all()).toEqual([]);
  });
});
