import { describe, expect, test } from "vitest";
import { containsText } from "./contains.ts";

describe("containsText", () => {
  test("names milk, egg, fish, and shellfish, and nothing else", () => {
    expect(containsText(["beef"])).toBeUndefined();
    expect(containsText(["beef", "egg"])).toBe("Contains egg");
    expect(containsText(["seafood", "dairy", "organ"])).toBe("Contains shellfish and milk");
    expect(containsText(["fish", "egg", "dairy"])).toBe("Contains fish, egg, and milk");
  });
});
