import { describe, expect, test } from "vitest";
import { isOwnPath } from "./own-path.ts";

describe("isOwnPath", () => {
  test.each([
    "/",
    "/profile",
    "/profile?tab=progress#day-3",
    "/a//b",
    "/@evil.example",
    "/%2F%2Fevil.example",
    "/profile\\..\\x",
  ])("accepts %j", (path) => {
    expect(isOwnPath(path)).toBe(true);
  });

  test.each([
    "",
    "profile",
    "//evil.example",
    "//here.invalid/profile",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r\\evil.example",
    " //evil.example",
    "https://evil.example/profile",
    "https:evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "//",
    "/\t//",
    "//[",
    null,
    undefined,
    7,
    {},
    ["/profile"],
  ])("rejects %j", (value) => {
    expect(isOwnPath(value)).toBe(false);
  });
});
