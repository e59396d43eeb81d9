import { describe, expect, test } from "vitest";
import { checkClientAddress } from "./hosted-client.ts";

const seen = { "x-forwarded-for": "203.0.113.7, 10.0.0.5", "x-real-ip": "203.0.113.7" };

describe("checking the address that the functions see", () => {
  test.each(["203.0.113.7", "2001:db8::7", "172.15.0.1", "100.128.0.1"])(
    "passes with %s, and prints it",
    (address) => {
      expect(checkClientAddress({ header: "cf-connecting-ip", address, seen: {} })).toEqual({
        passed: true,
        line: `the functions see this machine as ${address} (in cf-connecting-ip); it must be this machine's own public address`,
      });
    },
  );

  test.each([
    "10.0.0.5",
    "127.0.0.1",
    "192.168.1.1",
    "172.16.0.1",
    "172.31.9.9",
    "100.64.0.1",
    "169.254.1.1",
    "::1",
    "fd00::1",
    "FE80::1",
  ])("fails with %s, which is a proxy's address", (address) => {
    const { passed, line } = checkClientAddress({ header: "x-forwarded-for", address, seen });

    expect(passed).toBe(false);
    expect(line).toContain(`see ${address} in x-forwarded-for`);
  });

  test("fails without an address, and lists the headers that arrived", () => {
    const { passed, line } = checkClientAddress({
      header: "cf-connecting-ip",
      address: null,
      seen,
    });

    expect(passed).toBe(false);
    expect(line).toContain("CLIENT_ADDRESS_HEADER");
    expect(line).toContain(
      "These arrived: x-forwarded-for: 203.0.113.7, 10.0.0.5; x-real-ip: 203.0.113.7",
    );
    expect(
      checkClientAddress({ header: "cf-connecting-ip", address: null, seen: {} }).line,
    ).toContain("ask your host");
  });

  test.each([undefined, null, "", [], { error: "This needs the sweep secret." }, { header: 5 }])(
    "fails with the response %j",
    (answer) => {
      expect(checkClientAddress(answer)).toMatchObject({
        passed: false,
        line: expect.stringContaining("SWEEP_SECRET"),
      });
    },
  );
});
