import { describe, expect, test } from "vitest";
import { isClearRefusal } from "./refusals.ts";

const SENTENCE = JSON.stringify({ error: "Too many people are here. Please try again." });

describe("isClearRefusal", () => {
  test.each([429, 503])("accepts %d with a time and a sentence", (status) => {
    expect(isClearRefusal({ status, headers: { "retry-after": "2" }, text: SENTENCE })).toBe(true);
  });

  test.each<[string, number, Record<string, string>, string]>([
    ["no answer", 0, {}, ""],
    ["an error of the server", 500, { "retry-after": "2" }, SENTENCE],
    ["no time", 503, {}, SENTENCE],
    ["no words", 503, { "retry-after": "2" }, ""],
    ["a code in place of words", 503, { "retry-after": "2" }, '{"error":"over_capacity"}'],
    ["a page in place of words", 503, { "retry-after": "2" }, "<h1>Service Unavailable</h1>"],
  ])("doesn't accept %s", (_, status, headers, text) => {
    expect(isClearRefusal({ status, headers, text })).toBe(false);
  });
});
