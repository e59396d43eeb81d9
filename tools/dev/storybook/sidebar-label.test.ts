import { describe, expect, test } from "vitest";
import { sidebarLabel } from "./sidebar-label.ts";

describe("sidebarLabel", () => {
  test("shows a chapter as words, and a step by its YAML name", () => {
    expect(sidebarLabel({ name: "eating-habits", parent: "screens" })).toBe("Eating habits");
    expect(sidebarLabel({ name: "Beside the quiz", parent: "screens" })).toBe("Beside the quiz");
    expect(sidebarLabel({ name: "water-intake", parent: "screens-lifestyle" })).toBe(
      "water-intake",
    );
  });
});
