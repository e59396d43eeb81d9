import { describe, expect, test } from "vitest";
import { DAY_MS } from "#lib/day-ms.ts";
import { memoryStore } from "../purchase/store.fixtures.ts";
import { keepMailedTicket } from "./mailed-ticket.ts";
import { restoreTickets } from "./restore-tickets.ts";

const ticket = "a".repeat(64);

const browser = () => restoreTickets(memoryStore(), () => 0);

describe("keepMailedTicket", () => {
  test("keeps the ticket of a link once, however often it's opened", () => {
    const tickets = browser();
    const hash = `#${new URLSearchParams({ ticket, email: "ann+1@example.com" })}`;
    expect(keepMailedTicket(hash, tickets)).toBe("ann+1@example.com");
    expect(keepMailedTicket(hash, tickets)).toBeUndefined();
    expect(tickets.all()).toMatchObject([{ ticket, lost: { email: "ann+1@example.com" } }]);
  });

  test("keeps a second ticket next to the first", () => {
    const tickets = browser();
    const second = "b".repeat(64);
    for (const mailed of [ticket, second])
      keepMailedTicket(`#ticket=${mailed}&email=ann@example.com`, tickets);
    expect(tickets.all().map((kept) => kept.ticket)).toEqual([second, ticket]);
  });

  test("keeps the ticket for a day, as long as its code works", () => {
    const time = { now: 0 };
    const tickets = restoreTickets(memoryStore(), () => time.now);
    keepMailedTicket(`#ticket=${ticket}&email=ann@example.com`, tickets);
    time.now = DAY_MS - 1;
    expect(tickets.all()).toMatchObject([{ ticket }]);
    time.now += 1;
    expect(tickets.all()).toEqual([]);
  });

  test("only takes away the first #", () => {
    const tickets = browser();
    keepMailedTicket(`ticket=${ticket}&email=ann#1@example.com`, tickets);
    expect(tickets.all()).toMatchObject([{ lost: { email: "ann#1@example.com" } }]);
  });

  test.each([
    "",
    "#",
    `#ticket=${ticket}`,
    `#ticket=${ticket}&email=`,
    "#email=ann@example.com",
    "#ticket=short&email=a@b.example",
    `#ticket=${ticket}f&email=a@b.example`,
    `#ticket=f${ticket}&email=a@b.example`,
    "#%E0%A4%A",
  ])("ignores %j", (hash) => {
    const tickets = browser();
    keepMailedTicket(hash, tickets);
    expect(tickets.all()).toEqual([]);
  });
});
