import { describe, expect, test } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import type { CheckedCode, SentCode } from "#api/restore-purchase.ts";
import { codeMachine } from "./code-machine.ts";
import type { RestoreTicket } from "./restore-tickets.ts";

const SENT: SentCode = { state: "sent", ticket: "ticket", to: "j•••@example.com" };
const lost = { sessionId: "cs_1" };
const RIGHT: CheckedCode = { state: "right", sessionId: "cs_1", claim: "secret" };
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A buyer who waits for a code. Each answer is given once; the last one repeats. */
async function buyer(
  sent: (SentCode | Error)[] = [SENT],
  checked: (CheckedCode | Error)[] = [RIGHT],
  resumed?: { ticket: RestoreTicket | null | Error },
) {
  const clock = new SimulatedClock();
  const asked: unknown[] = [];
  const recalled: unknown[] = [];
  const next = <T>(answers: (T | Error)[]) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer instanceof Error || answer === undefined
      ? Promise.reject(answer)
      : Promise.resolve(answer);
  };
  const machine = codeMachine.provide({
    actors: {
      recallTicket: fromPromise(async ({ input }) => {
        recalled.push(input);
        if (resumed?.ticket instanceof Error) throw resumed.ticket;
        return resumed?.ticket ?? null;
      }),
      sendCode: fromPromise(({ input }) => {
        asked.push(input);
        return next(sent);
      }),
      checkCode: fromPromise(({ input }) => {
        asked.push(input);
        return next(checked);
      }),
    },
  });
  const actor = createActor(machine, {
    clock,
    input: { lost, resumes: resumed !== undefined },
  }).start();
  await settle();
  return {
    asked,
    recalled,
    wait: (ms: number) => clock.increment(ms),
    now: () => actor.getSnapshot(),
    begin: (code: string) => actor.send({ type: "codeGiven", code }),
    give: async (code: string) => {
      actor.send({ type: "codeGiven", code });
      await settle();
    },
    sendAgain: async () => {
      actor.send({ type: "sendAgain" });
      await settle();
    },
    edit: () => actor.send({ type: "edited" }),
  };
}

describe("codeMachine", () => {
  test("proves the purchase with the right code", async () => {
    const { now, give, asked } = await buyer();
    expect(now().context.to).toBe("j•••@example.com");
    await give("123456");
    expect(asked).toEqual([{ sessionId: "cs_1" }, { lost: { sessionId: "cs_1" }, code: "123456" }]);
    expect(now()).toMatchObject({ status: "done", output: { sessionId: "cs_1", claim: "secret" } });
  });

  test.each([
    [{ state: "wrong", message: "This code has expired." } as const, "This code has expired."],
    [
      { state: "wrong", message: undefined } as const,
      "This code isn't right, or it has expired. Check it, or request a new one.",
    ],
    [new Error("no network"), "The code could not be checked. Please try again."],
  ])("shows the reason for the answer %j, and accepts another code", async (answer, text) => {
    const { now, give, edit } = await buyer([SENT], [answer, RIGHT]);
    await give("111111");
    expect(now().context.error).toEqual({ text });
    edit();
    expect(now().context.error).toBeUndefined();
    await give("123456");
    expect(now().status).toBe("done");
  });

  test("hides the reason while it checks the next code", async () => {
    const { now, give, begin } = await buyer([SENT], [{ state: "wrong", message: "Expired." }]);
    await give("111111");
    begin("222222");
    expect(now().matches({ sent: { code: "checking" } })).toBe(true);
    expect(now().context.error).toBeUndefined();
  });

  test("offers another code after half a minute, once every half minute", async () => {
    const { now, wait, sendAgain, asked } = await buyer();
    wait(29_999);
    await sendAgain();
    expect(asked).toHaveLength(1);
    wait(1);
    expect(now().can({ type: "sendAgain" })).toBe(true);
    await sendAgain();
    expect(asked).toHaveLength(2);
    expect(now().can({ type: "sendAgain" })).toBe(false);
  });

  test("continues with a code that was already sent, and sends another one only if there's none", async () => {
    const { asked, recalled, now, give } = await buyer([SENT], [RIGHT], {
      ticket: { ticket: "kept", lost, to: "k•••@example.com" },
    });
    expect([asked, recalled, now().context.to]).toEqual([[], [lost], "k•••@example.com"]);
    await give("123456");
    expect(now().status).toBe("done");
    expect((await buyer([SENT], [RIGHT], { ticket: null })).asked).toEqual([lost]);
    const unread = { ticket: new Error("no storage") };
    expect((await buyer([SENT], [RIGHT], unread)).asked).toEqual([lost]);
  });

  test("accepts the code of an earlier email if another one couldn't be sent", async () => {
    const { now, wait, sendAgain, give } = await buyer([
      SENT,
      { state: "refused", message: "Too many codes. Wait a minute." },
    ]);
    wait(30_000);
    await sendAgain();
    expect(now().context).toMatchObject({
      error: { text: "Too many codes. Wait a minute." },
      to: "j•••@example.com",
    });
    await give("123456");
    expect(now().status).toBe("done");
  });

  test("doesn't restart the half minute when a code is typed", async () => {
    const { now, wait, give } = await buyer([SENT], [{ state: "wrong", message: undefined }]);
    wait(20_000);
    await give("111111");
    wait(10_000);
    expect(now().can({ type: "sendAgain" })).toBe(true);
  });

  test.each([
    [
      { state: "refused", message: "Too many codes. Wait a minute." } as const,
      "Too many codes. Wait a minute.",
    ],
    [
      { state: "refused", message: undefined } as const,
      "The code could not be sent. Please try again.",
    ],
    [new Error("no network"), "The code could not be sent. Please try again."],
  ])(
    "shows why a code couldn't be sent (%j), and allows another try at once",
    async (answer, text) => {
      const { now, sendAgain } = await buyer([answer, SENT]);
      expect(now().context.error).toEqual({ text });
      await sendAgain();
      expect(now().context.error).toBeUndefined();
      expect(now().matches({ sent: { code: "waiting" } })).toBe(true);
    },
  );
});
