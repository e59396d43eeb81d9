import { describe, expect, test } from "vitest";
import type { Content } from "../pool/contents.ts";
import { SLOTS, type Slot } from "../pool/slots.ts";
import { withLateMeal } from "./late-meal.ts";
import type { Candidate, Taste } from "./taste.ts";

const candidate = (id: string, contains: Content[], slots: Slot[] = [...SLOTS]): Candidate => ({
  id,
  contains,
  slots,
  ...{ proteins: [], minutes: 10, minutesForTwo: 10, keeps: true },
  ...{ energy: 500, protein: 30, sodium: 200 },
});
const liver = (...slots: Slot[]) => candidate("liver", ["beef", "organ"], slots);
const others = [
  candidate("steak", ["beef"]),
  candidate("chop", ["pork"]),
  candidate("salmon", ["fish"]),
  candidate("pie", ["pork", "fish"]),
  candidate("eggs", ["egg"]),
];
const day = ["eggs", "steak", "chop"];
const week = (days: Record<number, string[]> = {}) =>
  Array.from({ length: 7 }, (_, index) => days[index] ?? day);

/** The day that gets liver. */
function lateDay(
  late: Candidate[],
  days: Record<number, string[]> = {},
  taste: Partial<Taste> = {},
  slots: Slot[] = ["breakfast", "lunch", "dinner"],
) {
  const isLate = ({ contains }: Candidate) => contains.includes("organ");
  const target = { energy: 2000, protein: { from: 80, to: 140 } };
  const all = {
    ...{ loved: new Set<Content>(), shares: {}, mostAWeek: [] },
    ...{ dayMinutes: Number.POSITIVE_INFINITY, slow: undefined, target },
    ...taste,
    slots,
  };
  return withLateMeal(week(days), [...others, ...late], isLate, all);
}

describe("a meal that starts late", () => {
  test.each<[string, Slot[], string[]]>([
    ["lunch", ["lunch"], ["eggs", "liver", "chop"]],
    ["dinner, if it isn't for lunch", ["dinner"], ["eggs", "steak", "liver"]],
    ["lunch, if it's for both", ["dinner", "lunch"], ["eggs", "liver", "chop"]],
  ])("takes the place of a %s in the middle of the week", (_, slots, ids) => {
    expect(lateDay([liver(...slots)])).toEqual({ index: 3, ids });
  });

  test("takes the place of a lunch that is the first meal of the day", () => {
    const days = Object.fromEntries(week().map((_, index) => [index, ["steak", "chop"]]));
    expect(lateDay([liver("lunch")], days, {}, ["lunch", "dinner"])).toEqual({
      index: 3,
      ids: ["liver", "chop"],
    });
  });

  test("takes no other place", () => {
    expect(lateDay([liver("breakfast", "snack")])).toBeUndefined();
    expect(lateDay([liver("lunch")], {}, {}, ["breakfast", "dinner"])).toBeUndefined();
    expect(lateDay([])).toBeUndefined();
  });

  test("is the first that fits", () => {
    const heart = candidate("heart", ["beef", "organ"], ["lunch"]);
    expect(lateDay([liver("dinner"), heart])?.ids).toEqual(["eggs", "heart", "chop"]);
    expect(lateDay([heart, liver("lunch")])?.ids).toEqual(["eggs", "heart", "chop"]);
  });

  test.each([["salmon"], ["pie"]])("takes another day rather than the place of %s", (fish) => {
    const withFish = ["eggs", fish, "chop"];
    const findLateDay = (...days: number[]) =>
      lateDay([liver("lunch")], Object.fromEntries(days.map((index) => [index, withFish])))?.index;
    expect(findLateDay(3)).toBe(4);
    expect(findLateDay(3, 4, 5, 6)).toBe(0);
    expect(findLateDay(3, 4, 5, 6, 0, 1)).toBe(2);
    expect(findLateDay(0, 1, 2, 3, 4, 5, 6)).toBeUndefined();
  });

  test("may take a meal without fish on a day with fish", () => {
    expect(lateDay([liver("lunch")], { 3: ["salmon", "steak", "chop"] })?.index).toBe(3);
  });

  test("isn't taken if something comes up too often then", () => {
    const organs = (times: number): Partial<Taste> => ({
      mostAWeek: [{ contains: ["organ"], times }],
    });
    expect(lateDay([liver("lunch")], {}, organs(1))?.index).toBe(3);
    expect(lateDay([liver("lunch")], {}, organs(0))).toBeUndefined();
  });

  test("takes the place of a meal that leaves enough loved meat", () => {
    const loved = new Set<Content>(["pork"]);
    const eggsOnly = ["eggs", "eggs", "chop"];
    const days = Object.fromEntries(week().map((_, index) => [index, eggsOnly]));
    // Liver contains beef. Pork comes up at least twice as often.
    expect(lateDay([liver("lunch")], days, { loved })?.index).toBe(3);
    expect(lateDay([liver("lunch")], {}, { loved })).toBeUndefined();
    expect(lateDay([liver("lunch")], { ...days, 5: day, 6: day, 0: day }, { loved })?.index).toBe(
      5,
    );
  });
});
