import { expect, test } from "vitest";
import { sidebarLabel } from "./sidebar-label.ts";

test("a designer reads a chapter as words, and a step as the YAML names it", () => {
  expect(sidebarLabel({ name: "eating-habits", parent: "screens" })).toBe("Eating habits");
  expect(sidebarLabel({ name: "Beside the quiz", parent: "screens" })).toBe("Beside the quiz");
  expect(sidebarLabel({ name: "water-intake", parent: "screens-lifestyle" })).toBe("water-intake");
});
