import { expect, test } from "vitest";
import { isOwnPath } from "./own-path.ts";

test.each([
  "/",
  "/profile",
  "/profile?tab=progress#day-3",
  "/a//b",
  "/@evil.example",
  "/%2F%2Fevil.example",
  "/profile\\..\\x",
])("whoever came from %j is led back there", (path) => {
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
])("nobody is led to %j", (value) => {
  expect(isOwnPath(value)).toBe(false);
});
