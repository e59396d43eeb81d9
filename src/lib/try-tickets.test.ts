import { describe, expect, test } from "vitest";
import { tryTickets } from "./try-tickets.ts";

/** Tries a code with tickets that have these answers, latest first. */
async function attempt(...answers: (string | Error)[]) {
  const asked: string[] = [];
  const result = tryTickets(
    answers.map((_, index) => String(index)),
    async (ticket) => {
      asked.push(ticket);
      const answer = answers[Number(ticket)];
      if (answer instanceof Error || !answer) throw answer;
      return answer;
    },
    (answer) => answer === "right",
  );
  return { result: await result.catch((error: Error) => error.message), asked };
}

describe("tryTickets", () => {
  test("doesn't use up a try on an earlier ticket if the latest is right", async () => {
    expect(await attempt("right", "wrong")).toEqual({ result: "right", asked: ["0"] });
  });

  test("accepts the code of an earlier mail, even if another ticket couldn't be checked", async () => {
    expect(await attempt("wrong", "right")).toEqual({ result: "right", asked: ["0", "1"] });
    expect(await attempt(new Error("no network"), "right")).toMatchObject({ result: "right" });
  });

  test("returns the latest ticket's answer for a wrong code", async () => {
    expect(await attempt("too old", "wrong")).toMatchObject({ result: "too old" });
  });

  test("calls a code wrong only if every ticket was checked", async () => {
    expect(await attempt("wrong", new Error("no network"))).toMatchObject({ result: "no network" });
  });

  test("finds nothing without a ticket", async () => {
    expect(await attempt()).toEqual({ result: undefined, asked: [] });
  });
});
