import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { openTestStripe } from "../test-stripe.fixtures.ts";
import { demandDescribed } from "./api.ts";
import { type Form, type FormValue, parseBody, parseForm } from "./form-body.ts";

const HOUR = 60 * 60 * 1000;

describe("idempotency", () => {
  test("runs a repeated call once", async () => {
    const testStripe = openTestStripe();
    const { payment_intent } = await testStripe.paySession();
    const ask = () =>
      testStripe.ask("/v1/refunds", {
        method: "POST",
        headers: { ...testStripe.withKey, "Idempotency-Key": "key-1" },
        body: `amount=1000&payment_intent=${payment_intent}`,
      });
    const [first, second] = [await ask(), await ask()];

    expect(second.status).toBe(200);
    expect(await second.text()).toBe(await first.text());
    expect(first.headers.has("Idempotent-Replayed")).toBe(false);
    expect(second.headers.get("Idempotent-Replayed")).toBe("true");
    expect(second.headers.get("Original-Request")).toBe(first.headers.get("Request-Id"));
    expect(second.headers.get("Request-Id")).not.toBe(first.headers.get("Request-Id"));
    expect((await testStripe.stripe.refunds.list()).data).toHaveLength(1);
  });

  test("matches the same parameters in another order", async () => {
    const testStripe = openTestStripe();
    const { payment_intent } = await testStripe.paySession();
    const headers = { ...testStripe.withKey, "Idempotency-Key": "key-1" };
    await testStripe.ask("/v1/refunds", {
      method: "POST",
      headers,
      body: `amount=1000&payment_intent=${payment_intent}`,
    });
    const again = await testStripe.ask("/v1/refunds", {
      method: "POST",
      headers,
      body: `payment_intent=${payment_intent}&amount=1000`,
    });
    expect(again.headers.get("Idempotent-Replayed")).toBe("true");
  });

  test("refuses a key with other parameters or for another call", async () => {
    const testStripe = openTestStripe();
    const { id } = await testStripe.session({}, "key-1");
    await expect(testStripe.session({ metadata: { a: "b" } }, "key-1")).rejects.toMatchObject({
      statusCode: 400,
      rawType: "idempotency_error",
    });
    await expect(
      testStripe.stripe.checkout.sessions.expire(id, {}, { idempotencyKey: "key-1" }),
    ).rejects.toMatchObject({ rawType: "idempotency_error" });
  });

  test("forgets a key after a day", async () => {
    const testStripe = openTestStripe();
    const first = await testStripe.session({}, "key-1");
    await testStripe.clock.advance(24 * HOUR - 1);
    expect((await testStripe.session({}, "key-1")).id).toBe(first.id);
    await testStripe.clock.advance(1);
    expect((await testStripe.session({}, "key-1")).id).not.toBe(first.id);
  });

  test("replays an error, even if its cause is gone", async () => {
    const testStripe = openTestStripe();
    await testStripe.help("switches", { apiFault: { status: 500, times: 1 } });
    await expect(testStripe.session({}, "key-1")).rejects.toMatchObject({
      statusCode: 500,
      type: "StripeAPIError",
    });
    await expect(testStripe.session({}, "key-1")).rejects.toMatchObject({ statusCode: 500 });
    await expect(testStripe.session({}, "key-2")).resolves.toMatchObject({ status: "open" });
    expect((await testStripe.stripe.checkout.sessions.list()).data).toHaveLength(1);
  });

  test("keeps the work if the response is lost afterwards", async () => {
    const testStripe = openTestStripe();
    await testStripe.help("switches", { apiFault: { status: 500, after: true } });
    await expect(testStripe.session({}, "key-1")).rejects.toMatchObject({ statusCode: 500 });
    expect((await testStripe.stripe.checkout.sessions.list()).data).toHaveLength(1);
  });

  test("doesn't save a rate limit error", async () => {
    const testStripe = openTestStripe();
    await testStripe.help("switches", { apiFault: { status: 429, times: 2 } });
    await expect(testStripe.session({}, "key-1")).rejects.toMatchObject({
      statusCode: 429,
      type: "StripeRateLimitError",
    });
    await expect(testStripe.session({}, "key-1")).rejects.toMatchObject({ statusCode: 429 });
    await expect(testStripe.session({}, "key-1")).resolves.toMatchObject({ status: "open" });
  });

  test("lets calls succeed once a fault is switched off", async () => {
    const testStripe = openTestStripe();
    await testStripe.help("switches", { apiFault: { status: 500, times: 5 } });
    await testStripe.help("switches", { apiFault: null });
    await expect(testStripe.session()).resolves.toMatchObject({ status: "open" });
  });

  test("accepts a corrected parameter under the same key", async () => {
    const testStripe = openTestStripe();
    await expect(testStripe.session({ customer_email: "ada" }, "key-1")).rejects.toMatchObject({
      code: "email_invalid",
    });
    await expect(testStripe.session({}, "key-1")).resolves.toMatchObject({ status: "open" });
  });

  test("refuses a second call while the first is still running", async () => {
    const testStripe = openTestStripe();
    await testStripe.help("switches", { apiDelayMs: 1000 });
    const first = testStripe.session({}, "key-1");
    await testStripe.clock.advance(500);
    await expect(testStripe.session({}, "key-1")).rejects.toMatchObject({
      statusCode: 409,
      code: "idempotency_key_in_use",
    });

    await testStripe.clock.advance(500);
    const { id } = await first;
    await expect(testStripe.session({}, "key-1")).resolves.toMatchObject({ id });
  });
});

const name = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => !/[[\]]/.test(text));
const { form } = fc.letrec<{ form: Record<string, FormValue>; value: FormValue }>((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, fc.string(), tie("form") as fc.Arbitrary<FormValue>),
  form: fc.dictionary(name, tie("value"), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
}));

describe("form body", () => {
  test("restores any nested value that was encoded with brackets", () => {
    fc.assert(
      fc.property(form, (given) => {
        expect(plain(parseForm(encode(given)))).toEqual(plain(given));
      }),
    );
  });

  test("never changes Object.prototype, even for hostile bodies", () => {
    const before = Object.getOwnPropertyNames(Object.prototype).join();
    const part = fc.constantFrom("__proto__", "constructor", "prototype", "toString", "a", "", "0");
    const pair = fc.tuple(fc.array(part, { minLength: 1, maxLength: 5 }), fc.string());
    fc.assert(
      fc.property(fc.array(pair), fc.string(), (pairs, noise) => {
        const body = pairs.map(
          ([[first, ...rest], value]) =>
            `${first}${rest.map((one) => `[${one}]`).join("")}=${encodeURIComponent(value)}`,
        );
        try {
          parseForm([...body, noise].join("&"));
        } catch (error) {
          expect(error).toHaveProperty("status", 400);
        }
        expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before);
        expect(({} as Record<string, unknown>).a).toBeUndefined();
      }),
    );
  });

  test("numbers empty brackets automatically", () => {
    expect(parseForm("expand[]=line_items&expand[]=payment_intent")).toMatchObject({
      expand: { 0: "line_items", 1: "payment_intent" },
    });
  });

  test("refuses a name that is both a value and a group", () => {
    expect(() => parseForm("a=1&a[b]=2")).toThrowErrorMatchingInlineSnapshot(
      `[Error: The parameter a is given both as a value and as a group of values.]`,
    );
    expect(() => parseForm("a[b]=2&a=1")).toThrow("both as a value and as a group");
  });

  test("refuses a body that is nested too deeply", () => {
    expect(() => parseForm(`a${"[b]".repeat(50)}=1`)).toThrow("nested too deeply");
    expect(() => parseBody("application/json", `${'{"a":'.repeat(50)}1${"}".repeat(50)}`)).toThrow(
      "nested too deeply",
    );
  });

  test("parses JSON like the equivalent form", () => {
    const body = JSON.stringify({ delayMs: 50, drop: ["a", "b"], apiFault: null, reorder: true });
    expect(parseBody("application/json", body)).toMatchObject({
      delayMs: "50",
      drop: { 0: "a", 1: "b" },
      apiFault: "",
      reorder: "true",
    });
    expect(() => parseBody("application/json", "{")).toThrow("cannot be parsed");
  });
});

/** Uses a Map to distinguish a key named `__proto__` from a prototype. */
function plain(value: FormValue): unknown {
  if (typeof value === "string") return value;
  return new Map(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, plain(inner)]),
  );
}

function encode(value: Form, prefix = ""): string {
  const pairs = Object.entries(value).map(([key, inner]) => {
    const path = prefix ? `${prefix}[${key}]` : key;
    return typeof inner === "string"
      ? `${encodeURIComponent(path)}=${encodeURIComponent(inner)}`
      : encode(inner, path);
  });
  return pairs.join("&");
}

const list = { object: "list", data: [], has_more: false, url: "/v1/refunds" };
const call = { version: null, contentType: null, form: {}, answer: list };

describe("described calls", () => {
  test("passes a call and its answer that are described", () => {
    expect(() => demandDescribed("GET /v1/refunds", call)).not.toThrow();
  });

  test.each([
    ["another version", { version: "2020-08-27" }, "The version is 2020-08-27"],
    ["a body in JSON", { contentType: "application/json", form: { limit: "1" } }, "as a form"],
    [
      "an unknown parameter",
      { form: { limmit: "1" } },
      "Request: / must NOT have additional properties: limmit",
    ],
    [
      "an answer of another shape",
      { answer: { object: "list" } },
      "Answer: / must have required property 'data'",
    ],
  ])("refuses %s", (_, difference, reason) => {
    expect(() => demandDescribed("GET /v1/refunds", { ...call, ...difference })).toThrow(reason);
  });

  test("makes the stand-in fail loudly instead of accepting a foreign version", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { ask, withKey } = openTestStripe();
    const answer = await ask("/v1/refunds", {
      headers: { ...withKey, "Stripe-Version": "2020-08-27" },
    });
    expect(answer.status).toBe(500);
    expect(String(log.mock.calls[0]?.[0])).toContain("The version is 2020-08-27");
    log.mockRestore();
  });
});
