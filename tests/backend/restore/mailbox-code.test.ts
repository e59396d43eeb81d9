import { describe, expect, test } from "vitest";
import { newCode, parseAddress } from "../../../supabase/functions/_shared/mailbox-code.ts";

describe("parseAddress", () => {
  test("reads an address as limits count it", () => {
    expect(parseAddress(" Jane.Doe@Example.com\n")).toBe("jane.doe@example.com");
    expect(parseAddress("\u200BJane.\u00ADDoe@Example.com\u202C")).toBe("jane.doe@example.com");
    expect(parseAddress(`${"j".repeat(242)}@example.com`)).toHaveLength(254);
  });

  test.each([
    undefined,
    "",
    "jane",
    "@example.com",
    "jane@",
    "jane@example@com",
    "jane doe@example.com",
    "jane@exam ple.com",
    "jane\u0007@example.com",
    "jane@example.com\ud800",
    `${"j".repeat(243)}@example.com`,
  ])("refuses %j", (typed) => {
    expect(() => parseAddress(typed, "No.")).toThrow(expect.objectContaining({ status: 400 }));
  });
});

test("a code has six digits, and another one is different", () => {
  const codes = Array.from({ length: 20 }, newCode);
  for (const code of codes) expect(code).toMatch(/^[1-9]\d{5}$/);
  expect(new Set(codes).size).toBeGreaterThan(15);
});
