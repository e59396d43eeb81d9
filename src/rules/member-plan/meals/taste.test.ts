import { describe, expect, test } from "vitest";
import type { Content } from "../pool/contents.ts";
import { isToTaste, type Taste } from "./taste.ts";

const loves = (...loved: Content[]) => ({ loved: new Set(loved) });

describe("taste", () => {
  test("is followed if each loved meat comes up often enough, and each limit is kept", () => {
    const loved = new Set<Content>(["beef", "lamb"]);
    const organ: Taste["mostAWeek"][number] = { contains: ["organ"], times: 1 };
    const egg: Taste["mostAWeek"][number] = { contains: ["egg"], times: 1 };
    const week: Content[][] = [["beef"], ["beef"], ["beef"], ["lamb"], ["pork"], ["egg"], ["egg"]];
    expect(isToTaste(week, { loved, mostAWeek: [] })).toBe(false);
    expect(isToTaste([...week, ["lamb"]], { loved, mostAWeek: [] })).toBe(true);
    expect(isToTaste(week, { ...loves(), mostAWeek: [organ, egg] })).toBe(false);
    expect(isToTaste(week.slice(1, -1), { ...loves(), mostAWeek: [organ, egg] })).toBe(true);
  });

  test.each<[Content[][], boolean]>([
    [[["beef"], ["beef"], ["lamb"]], true],
    [[["beef"], ["lamb"]], false],
    [[["beef"], ["beef", "lamb"]], true],
    [[["beef"], ["egg"], ["fish"]], true],
    [[["egg"], ["fish"]], false],
    [[["fish"], ["seafood"]], false],
  ])("for beef, and fish once, lets a week have %j: %s", (meals, expected) => {
    const mostAWeek: Taste["mostAWeek"] = [{ contains: ["fish", "seafood"], times: 1 }];
    expect(isToTaste(meals, { ...loves("beef"), mostAWeek })).toBe(expected);
  });
});
