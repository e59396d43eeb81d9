import { afterEach, describe, expect, test, vi } from "vitest";
import { checkRestoreCode, sendRestoreCode } from "./restore-purchase.ts";

const asked: unknown[] = [];

function answer(body: unknown, status = 200): void {
  asked.length = 0;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push({ path, ...JSON.parse(String(init.body)) });
    return Response.json(body, { status });
  });
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("sendRestoreCode", () => {
  test.each([{ email: "ann@example.com" }, { sessionId: "cs_1" }])("asks by %j", async (lost) => {
    answer({ ticket: "ticket", to: "a•••@example.com" });
    expect(await sendRestoreCode(lost)).toEqual({
      state: "sent",
      ticket: "ticket",
      to: "a•••@example.com",
    });
    expect(asked).toEqual([{ path: "/functions/v1/restore-purchase", ...lost }]);
  });

  test.each([7, ["a@b"], "ann", "a b@example.com", " a@b", "a@b "])(
    "shows no address for %j",
    async (to) => {
      answer({ ticket: "ticket", to });
      expect(await sendRestoreCode({ sessionId: "cs_1" })).toMatchObject({ to: undefined });
    },
  );

  test("passes on why none was sent", async () => {
    answer({ error: "Too many attempts.", ticket: "ticket" }, 429);
    expect(await sendRestoreCode({ sessionId: "cs_1" })).toEqual({
      state: "refused",
      message: "Too many attempts.",
    });
  });

  test.each([undefined, 7, ""])("rejects the ticket %j", async (ticket) => {
    answer({ ticket });
    await expect(sendRestoreCode({ sessionId: "cs_1" })).rejects.toThrow("without a ticket: 200.");
  });
});

describe("checkRestoreCode", () => {
  test("exchanges a right code for the proof of the purchase", async () => {
    answer({ sessionId: "cs_1", claim: "found" });
    expect(await checkRestoreCode(["ticket"], "123456")).toEqual({
      state: "right",
      sessionId: "cs_1",
      claim: "found",
    });
  });

  test("passes on why a code is wrong", async () => {
    answer({ error: "This code is wrong.", sessionId: "cs_1", claim: "found" }, 499);
    expect(await checkRestoreCode(["ticket"], "123456")).toEqual({
      state: "wrong",
      message: "This code is wrong.",
    });
    expect(asked).toEqual([
      { path: "/functions/v1/restore-purchase", ticket: "ticket", code: "123456" },
    ]);
  });

  test.each([
    [{ sessionId: "cs_1" }],
    [{ claim: "found" }],
    [{ sessionId: 7, claim: "found" }],
    [{ sessionId: "cs_1", claim: 7 }],
  ])("isn't content with %j", async (body) => {
    answer(body);
    expect(await checkRestoreCode(["ticket"], "123456")).toMatchObject({ state: "wrong" });
  });

  test("rejects if the server can't check it: the code isn't wrong", async () => {
    answer({ error: "Not now." }, 500);
    await expect(checkRestoreCode(["ticket"], "123456")).rejects.toThrow(
      "could not be checked: 500.",
    );
  });

  test("accepts the code of an earlier mail", async () => {
    vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
      const { ticket } = JSON.parse(String(init.body));
      return ticket === "earlier"
        ? Response.json({ sessionId: "cs_1", claim: "found" })
        : Response.json({ error: "This code is wrong." }, { status: 400 });
    });
    expect(await checkRestoreCode(["latest", "earlier"], "123456")).toMatchObject({
      state: "right",
    });
    expect(await checkRestoreCode(["latest"], "123456")).toMatchObject({ state: "wrong" });
  });

  test("is wrong without a ticket", async () => {
    answer({ sessionId: "cs_1", claim: "found" });
    expect(await checkRestoreCode([], "123456")).toEqual({ state: "wrong", message: undefined });
    expect(asked).toEqual([]);
  });

  test("gives up after 10 s, however many tickets there are", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", neverResponds);
    const checked = vi.fn();
    checkRestoreCode(["latest", "earlier", "first"], "123456").catch(checked);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(checked).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(checked).toHaveBeenCalledOnce();
  });
});

/** A network that never answers. */
const neverResponds = (_: string, { signal }: RequestInit) =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
