import { expect, test } from "vitest";
import { readStoredEmail } from "./read-stored-email.ts";

const readStored = (text: string | null) => readStoredEmail({ get: () => text });

test("reads an address", () => {
  const longest = `${"a".repeat(242)}@example.com`;
  expect(readStored("ann.1@example.com")).toBe("ann.1@example.com");
  expect(readStored(longest)).toBe(longest);
});

test.each([null, "", "null", '{"a":1}', '{"a":"b@c.example"}', "a b@c.example", "a@b@c.example"])(
  "takes %j for no address",
  (text) => expect(readStored(text)).toBe(""),
);

test("takes a text that is too long for no address", () => {
  expect(readStored(`${"a".repeat(243)}@example.com`)).toBe("");
});
