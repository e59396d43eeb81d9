import { describe, expect, test } from "vitest";
import { getCategory, readTyped } from "./typed-item.ts";

describe("typed item", () => {
  test("restores the typed text and the chosen category after a reload", () => {
    expect(readTyped('{"name":"Ribe","byHand":"Other"}')).toEqual({
      name: "Ribe",
      byHand: "Other",
    });
  });

  test.each([null, "{", "[]", '{"name":4,"byHand":"Sweets"}'])(
    "ignores invalid stored data: %j",
    (text) => {
      expect(readTyped(text)).toEqual({ name: "" });
    },
  );

  test("guesses the category while you type, until you choose one", () => {
    expect(getCategory({ name: "" })).toBe("Proteins");
    expect(getCategory({ name: "Butter" })).toBe("Fats & Oils");
    expect(getCategory({ name: "Butter", byHand: "Other" })).toBe("Other");
  });
});
