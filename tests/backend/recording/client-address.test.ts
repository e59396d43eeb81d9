import { afterEach, describe, expect, test } from "vitest";
import { hashClient } from "../../../supabase/functions/_shared/client.ts";
import { keys, origin } from "../support/environment.ts";
import { openTestBackend } from "../support/open-test-backend.ts";

const testBackend = await openTestBackend();
const { CLIENT_ADDRESS_HEADER } = process.env;
const clientWith = (headers: Record<string, string>) =>
  hashClient(new Request(origin, { headers }));

afterEach(() => {
  process.env.CLIENT_ADDRESS_HEADER = CLIENT_ADDRESS_HEADER;
});

describe("a client", () => {
  test("is identified by the header in the setting, and by no other header", async () => {
    process.env.CLIENT_ADDRESS_HEADER = "x-real-ip";
    const client = await clientWith({ "x-real-ip": "203.0.113.1" });

    expect(client).toMatch(/^[0-9a-f]{64}$/);
    expect(
      await clientWith({
        "x-real-ip": "203.0.113.1",
        "cf-connecting-ip": "203.0.113.2",
        "x-forwarded-for": "203.0.113.3",
      }),
    ).toBe(client);
    expect(
      await clientWith({ "cf-connecting-ip": "203.0.113.1", "x-forwarded-for": "203.0.113.1" }),
    ).toBe("unknown");
  });

  test("is identified by the header of hosted Supabase projects if there's no setting", async () => {
    const addressed = { "cf-connecting-ip": "203.0.113.1" };
    process.env.CLIENT_ADDRESS_HEADER = "cf-connecting-ip";
    const client = await clientWith(addressed);
    delete process.env.CLIENT_ADDRESS_HEADER;

    expect(await clientWith({ ...addressed, "x-forwarded-for": "203.0.113.2" })).toBe(client);
    expect(await clientWith({ "x-forwarded-for": "203.0.113.1" })).toBe("unknown");
  });

  test("is the last address of a list, because the caller sent the others", async () => {
    const client = await clientWith({ "x-forwarded-for": "203.0.113.1" });

    expect(await clientWith({ "x-forwarded-for": "198.51.100.1, 203.0.113.1" })).toBe(client);
    expect(await clientWith({ "x-forwarded-for": "203.0.113.1, 198.51.100.1" })).not.toBe(client);
  });

  test.each([
    "",
    " ",
    "unknown",
    "203.0.113",
    "203.0.113.1.1",
    "shop.test",
    "shop.test:8080",
    "::zz",
    "10.0.0.1,",
  ])("is unknown if its address is %j", async (address) => {
    expect(await clientWith({ "x-forwarded-for": address })).toBe("unknown");
  });

  test("is unknown if the setting isn't a header name", async () => {
    process.env.CLIENT_ADDRESS_HEADER = "x forwarded for";

    expect(await clientWith({ "x-forwarded-for": "203.0.113.1" })).toBe("unknown");
  });
});

describe("client-address", () => {
  const ask = (headers: Record<string, string>) =>
    testBackend.call("client-address", {}, { headers, from: "198.51.100.7, 203.0.113.7" });

  test("shows the operator the address, and which headers could contain it", async () => {
    const { status, body } = await ask({
      authorization: `Bearer ${keys.sweepSecret}`,
      "x-real-ip": "10.0.0.1",
    });

    expect([status, body]).toEqual([
      200,
      {
        header: "x-forwarded-for",
        address: "203.0.113.7",
        seen: { "x-real-ip": "10.0.0.1", "x-forwarded-for": "198.51.100.7, 203.0.113.7" },
      },
    ]);
  });

  test("shows the operator that there's no address", async () => {
    process.env.CLIENT_ADDRESS_HEADER = "cf-connecting-ip";

    expect((await ask({ authorization: `Bearer ${keys.sweepSecret}` })).body).toMatchObject({
      header: "cf-connecting-ip",
      address: null,
    });
  });

  test.each<[string, Record<string, string>]>([
    ["nothing", {}],
    ["another secret", { authorization: "Bearer a guess" }],
    ["the public key", { authorization: "Bearer sb_publishable_of_tests" }],
  ])("shows strangers with %s nothing", async (_, headers) => {
    const { status, body } = await ask(headers);

    expect([status, body]).toEqual([401, { error: "This needs the sweep secret." }]);
  });
});
