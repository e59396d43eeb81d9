import { describe, expect, test } from "vitest";
import { isRefused, noteRefused } from "../../../supabase/functions/events/refused-clients.ts";

const NOON = Date.parse("2026-11-24T12:00:00Z");

describe("isRefused", () => {
  test("holds for the minute in which the database refused the client", () => {
    noteRefused("flood", NOON + 20_000);
    expect(isRefused("flood", NOON + 59_999)).toBe(true);
    expect(isRefused("someone", NOON + 59_999)).toBe(false);
    expect(isRefused("flood", NOON + 60_000)).toBe(false);
  });

  test("remembers 10,000 clients, and leaves the others to the database", () => {
    for (let client = 0; client <= 10_000; client++) noteRefused(String(client), NOON);
    expect(isRefused("9999", NOON)).toBe(true);
    expect(isRefused("10000", NOON)).toBe(false);
  });
});
