import { describe, expect, test } from "vitest";
import type { CheckedCode } from "#api/restore-purchase.ts";
import { tryTickets } from "./try-tickets.ts";

const RIGHT: CheckedCode = { state: "right", sessionId: "cs_1", claim: "secret" };
const wrong = (message?: string): CheckedCode => ({ state: "wrong", message });

/** Tries a code with tickets that have these answers, latest first. */
async function attempt(...answers: (CheckedCode | Error)[]) {
  const asked: string[] = [];
  const tickets = answers.map((_, index) => ({
    ticket: String(index),
    lost: { email: "ann@example.com" },
    to: undefined,
  }));
  const result = tryTickets(tickets, "123456", async (ticket) => {
    asked.push(ticket);
    const answer = answers[Number(ticket)];
    if (answer instanceof Error || !answer) throw answer;
    return answer;
  });
  return { result: await result.catch((error: Error) => error.message), asked };
}

describe("tryTickets", () => {
  test("doesn't use up a try on an earlier ticket if the latest is right", async () => {
    expect(await attempt(RIGHT, wrong())).toEqual({ result: RIGHT, asked: ["0"] });
  });

  test("accepts the code of an earlier email, even if another ticket couldn't be checked", async () => {
    expect(await attempt(wrong(), RIGHT)).toEqual({ result: RIGHT, asked: ["0", "1"] });
    expect(await attempt(new Error("no network"), RIGHT)).toMatchObject({ result: RIGHT });
  });

  test("returns the latest ticket's message for a wrong code", async () => {
    expect(await attempt(wrong("Too old."), wrong("Wrong."))).toMatchObject({
      result: wrong("Too old."),
    });
  });

  test("calls a code wrong only if every ticket was checked", async () => {
    expect(await attempt(wrong(), new Error("no network"))).toMatchObject({ result: "no network" });
  });

  test("finds nothing without a ticket", async () => {
    expect(await attempt()).toMatchObject({ result: wrong() });
  });
});
