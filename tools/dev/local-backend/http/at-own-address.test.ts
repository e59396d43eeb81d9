import { describe, expect, test } from "vitest";
import { atOwnAddress } from "./at-own-address.ts";

const HOME = "http://localhost:5173";
const PHONE = "http://192.168.1.20:5173";
const headers = { "content-type": "application/json", location: `${HOME}/success`, "x-own": "1" };
const answer = () => new Response(JSON.stringify({ url: `${HOME}/c/pay/cs_1` }), { headers });

describe("atOwnAddress", () => {
  test("leads a phone to the address that it knows", async () => {
    const response = await atOwnAddress(answer(), `${PHONE}/functions/v1/stripe-checkout`, HOME);
    expect(response.headers.get("location")).toBe(`${PHONE}/success`);
    expect(response.headers.get("x-own")).toBe("1");
    expect(await response.json()).toEqual({ url: `${PHONE}/c/pay/cs_1` });
  });

  test("changes nothing at the shop's own address, and no files", async () => {
    const own = answer();
    expect(await atOwnAddress(own, `${HOME}/auth/v1/token`, HOME)).toBe(own);
    const file = new Response(HOME, { headers: { "content-type": "application/pdf" } });
    expect(await (await atOwnAddress(file, `${PHONE}/guide.pdf`, HOME)).text()).toBe(HOME);
    const empty = new Response(null, { status: 204, headers });
    expect((await atOwnAddress(empty, PHONE, HOME)).status).toBe(204);
  });
});
