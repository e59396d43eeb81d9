import { describe, expect, test } from "vitest";
import { type AdmissionRule, admissionRules, createAdmission } from "./create-admission.ts";

const KEY = "the database key";
const SMALL: AdmissionRule[] = [
  { path: /^\/functions\/v1\/stripe-webhook$/, most: 2 },
  { path: /^\/functions\/v1\/[a-z-]+$/, most: 1 },
  { path: /^\/rest\//, most: 1 },
];

function open(all = SMALL) {
  const { admit } = createAdmission(KEY, all);
  const ask = (path: string, work: () => Promise<Response>, headers = {}) =>
    admit(new Request(`http://shop.test${path}`, { headers }), work);
  return {
    ask,
    /** A request that takes until it's ended. */
    hold(path: string) {
      let end = (_: Response) => {};
      const answered = ask(path, () => new Promise((resolve) => (end = resolve)));
      return () => {
        end(new Response("done"));
        return answered;
      };
    },
    status: async (path: string, headers = {}) =>
      (await ask(path, async () => new Response("done"), headers)).status,
  };
}

describe("admission", () => {
  test("refuses with words, and says when to come back", async () => {
    const { ask, hold } = open();
    const end = hold("/rest/v1/stripe_orders");
    const refused = await ask("/rest/v1/program_parts", () => Promise.reject(new Error("worked")));

    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("2");
    const { error, message, msg } = await refused.json();
    expect([error, message, msg]).toEqual(Array(3).fill(expect.stringMatching(/try again/)));
    await end();
  });

  test("has room again once a request has ended", async () => {
    const { hold, status } = open();
    const end = hold("/rest/v1/stripe_orders");
    expect(await status("/rest/v1/stripe_orders")).toBe(503);
    expect(await (await end()).text()).toBe("done");
    expect(await status("/rest/v1/stripe_orders")).toBe(200);
  });

  test("has room again once a request has failed", async () => {
    const { ask, status } = open();
    const failed = ask("/rest/v1/stripe_orders", () => Promise.reject(new Error("broken")));
    await expect(failed).rejects.toThrow("broken");
    expect(await status("/rest/v1/stripe_orders")).toBe(200);
  });

  test("takes the provider's events while there's no room for anything else", async () => {
    const { hold, status } = open();
    const ends = [hold("/functions/v1/stripe-checkout"), hold("/rest/v1/stripe_orders")];
    expect(await status("/functions/v1/events")).toBe(503);
    expect(await status("/functions/v1/stripe-webhook")).toBe(200);
    for (const end of ends) await end();
  });

  test("never refuses what a function asks for", async () => {
    const { hold, status } = open();
    const end = hold("/rest/v1/stripe_orders");
    expect(await status("/rest/v1/rpc/record_payment", { apikey: KEY })).toBe(200);
    expect(await status("/rest/v1/rpc/record_payment", { apikey: "another key" })).toBe(503);
    await end();
  });

  test("begins no purchase while new accounts have little room", async () => {
    const { hold, status } = open(admissionRules);
    const checkout = "/functions/v1/stripe-checkout";
    const ends = Array.from({ length: 9 }, () => hold("/auth/v1/signup"));
    expect(await status(checkout)).toBe(200);
    ends.push(hold("/auth/v1/signup"));
    expect(await status(checkout)).toBe(503);
    expect(await status("/auth/v1/signup"), "buyers still get an account").toBe(200);
    await ends.pop()?.();
    expect(await status(checkout)).toBe(200);
    for (const end of ends) await end();
  });

  test("begins purchases while many sign in", async () => {
    const { hold, status } = open(admissionRules);
    const ends = Array.from({ length: 20 }, () => hold("/auth/v1/token"));
    expect(await status("/auth/v1/token")).toBe(503);
    expect(await status("/functions/v1/stripe-checkout")).toBe(200);
    for (const end of ends) await end();
  });

  test("leaves most room to those who have paid", async () => {
    const { hold, status } = open(admissionRules);
    const paths = ["stripe-checkout", "events", "restore-purchase"].map(
      (name) => `/functions/v1/${name}`,
    );
    const ends = paths.flatMap((path) => Array.from({ length: 50 }, () => hold(path)));
    for (const path of paths) expect(await status(path)).toBe(503);
    for (const path of ["/functions/v1/stripe-verify", "/rest/v1/rpc/claim_order"])
      expect(await status(path)).toBe(200);
    for (const end of ends) await end();
  });
});
