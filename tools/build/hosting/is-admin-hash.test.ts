import { describe, expect, test } from "vitest";
import { isAdminHash } from "./settings-plugin.ts";

const bytes = (count: number) => Buffer.alloc(count, 7).toString("base64");

describe("isAdminHash", () => {
  test("accepts the output of the command", () => {
    expect(
      isAdminHash("600000.jn/5iEf0kLk/89H7f/8X0w==.lkp8jEFiWAOuc7BDn4GP6fJgQ8sxE5tzX3kGQ+/f2ow="),
    ).toBe(true);
  });

  test.each([
    ["a password", "hunter2"],
    ["a password with two dots", "my.secret.password"],
    ["words in the right places", "600000.salt.hash"],
    ["too few iterations", `1000.${bytes(16)}.${bytes(32)}`],
    ["too many iterations", `90000000.${bytes(16)}.${bytes(32)}`],
    ["iterations that are no number", `6e5.${bytes(16)}.${bytes(32)}`],
    ["a short salt", `600000.${bytes(8)}.${bytes(32)}`],
    ["a short hash", `600000.${bytes(16)}.${bytes(16)}`],
    ["a long hash", `600000.${bytes(16)}.${bytes(64)}`],
    ["Base64 without its padding", `600000.${bytes(16)}.${bytes(32).replace("=", "")}`],
    ["a fourth part", `600000.${bytes(16)}.${bytes(32)}.more`],
    ["a space before it", ` 600000.${bytes(16)}.${bytes(32)}`],
    ["a line break behind it", `600000.${bytes(16)}.${bytes(32)}\n`],
  ])("refuses %s", (_, text) => {
    expect(isAdminHash(text)).toBe(false);
  });
});
