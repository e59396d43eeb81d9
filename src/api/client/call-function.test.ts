import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { hostileValues } from "#lib/hostile-values.fixtures.ts";
import { checkRestoreCode, sendRestoreCode } from "../restore-purchase.ts";
import { startCheckout } from "../start-checkout.ts";
import { callFunction } from "./call-function.ts";

const { signal } = new AbortController();
const order = { priceId: "price", intent: "intent", unverified: [] };
const answer = (body: unknown, status = 400) =>
  vi.stubGlobal(
    "fetch",
    async () => new Response(typeof body === "string" ? body : JSON.stringify(body), { status }),
  );

afterEach(() => vi.unstubAllGlobals());

describe("callFunction", () => {
  test("passes on a readable message", async () => {
    answer({ error: "This is not for sale." });
    expect(await callFunction("any", {}, signal)).toMatchObject({
      ok: false,
      status: 400,
      error: "This is not for sale.",
    });
  });

  test.each(hostileValues.map((value) => [value]))("drops the message %j", async (value) => {
    for (const body of [
      { error: value },
      value,
      JSON.stringify({ error: JSON.stringify(value) }),
    ]) {
      answer(body);
      expect((await callFunction("any", {}, signal)).error).toBeUndefined();
    }
  });

  test("returns only messages that are sentences, whatever the answer", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue(),
        fc.constantFrom(200, 400, 401, 429, 500, 503),
        async (value, status) => {
          answer({ error: value }, status);
          const { error } = await callFunction("any", {}, signal);
          expect(error ?? "Sentence.").not.toMatch(/^\s*[{["]|undefined|\[object|<\w/);
        },
      ),
    );
  });
});

describe("the shop's functions", () => {
  test.each(hostileValues.map((value) => [value]))(
    "return no message if the answer is %j",
    async (value) => {
      answer({ error: value });
      const silent = { state: "refused", message: undefined };
      expect(await startCheckout(order, signal)).toEqual(silent);
      expect(await sendRestoreCode({ email: "ann@example.com" })).toEqual(silent);
      expect(await checkRestoreCode(["ticket"], "123456")).toEqual({
        state: "wrong",
        message: undefined,
      });
    },
  );

  test("drop a masked address that isn't one", async () => {
    for (const to of [...hostileValues, "j•••@example.com"]) {
      answer({ sent: true, ticket: "ticket", to }, 200);
      const sent = await sendRestoreCode({ email: "ann@example.com" });
      expect(sent).toMatchObject({ state: "sent", to: to === "j•••@example.com" ? to : undefined });
    }
  });

  test("treat a code without a ticket as not sent, because nothing could redeem it", async () => {
    answer({ sent: true }, 200);
    await expect(sendRestoreCode({ email: "ann@example.com" })).rejects.toThrow();
  });

  test("name the earlier sessions that nothing is known of, and only those", async () => {
    const bodies: unknown[] = [];
    vi.stubGlobal("location", { href: "https://site.example/sales" });
    vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
      bodies.push(JSON.parse(String(init.body)));
      return Response.json({ url: "https://site.example/success?session_id=cs_1" });
    });
    await startCheckout(order, signal);
    const started = await startCheckout({ ...order, unverified: ["cs_1", "cs_2"] }, signal);
    expect(started).toMatchObject({ state: "open", claim: undefined });
    expect(bodies).toEqual([{ priceId: "price" }, { priceId: "price", unverified: "cs_1 cs_2" }]);
  });

  test("redeem a code by its ticket alone", async () => {
    const bodies: unknown[] = [];
    vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
      bodies.push(JSON.parse(String(init.body)));
      return Response.json({ sessionId: "cs_1", claim: "found" });
    });
    expect(await checkRestoreCode(["ticket"], "123456")).toEqual({
      state: "right",
      sessionId: "cs_1",
      claim: "found",
    });
    expect(bodies).toEqual([{ ticket: "ticket", code: "123456" }]);
  });
});
