import { expect, test } from "vitest";
import { storedEmail } from "./stored-email.ts";

const stored = (text: string | null) => storedEmail({ get: () => text });

test("reads an address", () => {
  const longest = `${"a".repeat(242)}@example.com`;
  expect(stored("ann.1@example.com")).toBe("ann.1@example.com");
  expect(stored(longest)).toBe(longest);
});

test.each([null, "", "null", '{"a":1}', '{"a":"b@c.example"}', "a b@c.example", "a@b@c.example"])(
  "takes %j for no address",
  (text) => expect(stored(text)).toBe(""),
);

test("takes a text that is too long for no address", () => {
  expect(stored(`${"a".repeat(243)}@example.com`)).toBe("");
});
