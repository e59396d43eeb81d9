import { describe, expect, test } from "vitest";
import type { Content } from "../pool/contents.ts";
import { SLOTS, type Slot } from "../pool/slots.ts";
import { chooseWeek, NothingFits } from "./choose-week.ts";
import type { Candidate, Taste } from "./taste.ts";

const target = { energy: 2000, protein: { from: 80, to: 140 } };
const noTaste: Taste = {
  loved: new Set(),
  shares: {},
  mostAWeek: [],
  dayMinutes: Number.POSITIVE_INFINITY,
  slow: undefined,
  target,
};
const loves = (...loved: Content[]): Taste => ({ ...noTaste, loved: new Set(loved) });

/** Meals for every slot that contain the same. */
const pool = (contains: Content[], count: number, slots: Slot[] = [...SLOTS]): Candidate[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${contains.join("-") || "plain"}-${index}`,
    slots,
    ...{ contains, proteins: [], minutes: 10, minutesForTwo: 10, keeps: true },
    ...{ energy: 500, protein: 30, sodium: 200 },
  }));

const countContent = (week: string[][], content: string) =>
  week.flat().filter((id) => id.includes(content)).length;

const day: Slot[] = ["breakfast", "lunch", "dinner"];

describe("a week", () => {
  test("has a meal for each slot, in the order of the slots", () => {
    const meals = day.flatMap((slot) => pool([], 7, [slot]).map((one) => ({ ...one, id: slot })));
    expect(chooseWeek(meals, day, noTaste)).toEqual(Array(7).fill(day));
  });

  test("uses every meal before any comes again", () => {
    const week = chooseWeek(pool([], 21), day, noTaste);
    expect(new Set(week.flat()).size).toBe(21);
  });

  test("has no meal twice in a day, however few there are", () => {
    for (const today of chooseWeek(pool([], 3), day, noTaste)) expect(new Set(today).size).toBe(3);
  });

  test("has no dinner twice while another is left", () => {
    const meals = [...pool(["beef"], 7, ["dinner"]), ...pool([], 3, ["lunch", "snack"])];
    const dinners = chooseWeek(meals, ["lunch", "dinner"], noTaste).map(([, dinner]) => dinner);
    expect(new Set(dinners).size).toBe(7);
    const few = chooseWeek(pool(["beef"], 3), ["dinner"], noTaste).flat();
    expect(new Set(few).size).toBe(3);
  });

  test("needs no more than 12 meats and eggs if other meals can come instead", () => {
    const [first = [], ...others] = [...day.keys()].map((at) =>
      pool([], 7, [day[at] ?? "lunch"]).map((meal, index) => ({
        ...meal,
        id: `${day[at]}-${index}`,
        contains: at === 0 ? ["egg" as const] : ["dairy" as const],
        proteins: [at * 7 + index],
      })),
    );
    const all = [...first, ...others.flat()];
    const week = chooseWeek(all, day, noTaste);
    const bought = new Set(
      week.flat().map((id) => all.find((meal) => meal.id === id)?.proteins[0]),
    );
    expect(bought.size).toBe(12);
  });

  test("has common meats more often than rare ones", () => {
    const meals = [...pool(["beef"], 21), ...pool(["duck"], 21)];
    const week = chooseWeek(meals, ["lunch"], { ...noTaste, shares: { beef: 3, duck: 0.5 } });
    expect([countContent(week, "beef"), countContent(week, "duck")]).toEqual([6, 1]);
  });

  test.each<[Content[]]>([[["beef"]], [["beef", "lamb"]], [["duck", "turkey", "pork"]]])(
    "has each of the loved %j twice as often as any other meat",
    (loved) => {
      const meats: Content[] = ["pork", "beef", "chicken", "duck", "turkey", "lamb"];
      const meals = meats.flatMap((meat) => pool([meat], 10));
      const week = chooseWeek([...meals, ...pool(["egg"], 10)], day, loves(...loved));
      const most = Math.max(
        ...meats.filter((meat) => !loved.includes(meat)).map((meat) => countContent(week, meat)),
      );
      for (const meat of loved)
        expect(countContent(week, meat)).toBeGreaterThanOrEqual(Math.max(2 * most, 1));
    },
  );

  test("has fish twice, also among many loved meats", () => {
    const meals = [...pool(["beef"], 20), ...pool(["lamb"], 20), ...pool(["fish"], 20)];
    expect(countContent(chooseWeek(meals, day, loves("beef", "lamb")), "fish")).toBeGreaterThan(1);
  });

  test("needs no more than six meats, fish, and eggs for its dinners, and eleven in all", () => {
    const meals = Array.from({ length: 80 }, (_, index) => {
      const number = index % 40;
      return {
        ...pool([number % 2 ? "beef" : "egg"], 1)[0]!,
        id: `${number}-${index}`,
        proteins: [number],
      };
    });
    const countProteins = (ids: string[]) => new Set(ids.map((id) => id.split("-")[0])).size;
    expect(countProteins(chooseWeek(meals, ["dinner"], noTaste).flat())).toBe(6);
    expect(countProteins(chooseWeek(meals, [...SLOTS], noTaste).flat())).toBe(11);
  });

  test("needs more of them if there's no other way", () => {
    const meals = pool(["beef"], 7, ["dinner"]).map((one) => ({
      ...one,
      proteins: [1, 2, 3, 4, 5, 6, 7],
    }));
    expect(chooseWeek(meals, ["dinner"], noTaste)).toHaveLength(7);
  });

  test("keeps to the times a week that something may come up", () => {
    const meals = [...pool(["fish"], 10), ...pool(["seafood"], 10), ...pool(["egg"], 10)];
    const mostAWeek: Taste["mostAWeek"] = [{ contains: ["fish", "seafood"], times: 2 }];
    const week = chooseWeek(meals, day, { ...noTaste, mostAWeek });
    expect(countContent(week, "fish") + countContent(week, "seafood")).toBe(2);
  });

  test.each<[Slot, Slot]>([
    ["dinner", "lunch"],
    ["lunch", "breakfast"],
    ["breakfast", "snack"],
  ])("has a meal for each %s before a %s can take it", (first, second) => {
    const meals = [...pool(["egg"], 7, [first, second]), ...pool(["dairy"], 7, [second])];
    for (const slots of [
      [first, second],
      [second, first],
    ])
      expect(new Set(chooseWeek(meals, slots, noTaste).flat()).size).toBe(14);
  });

  test.each<[string, Taste, Content[][], string]>([
    // Shares: 1, 2, 3, … for meats and fish after its second meal, 2.5, 5, … for others.
    ["meats in turn", noTaste, [["beef"], ["pork"]], "beef pork beef pork beef pork beef"],
    [
      "a loved meat until it came up twice as often",
      loves("beef"),
      [["pork"], ["beef"]],
      "beef beef pork beef beef beef pork",
    ],
    [
      "loved meats in turn",
      loves("beef", "lamb"),
      [["pork"], ["beef"], ["lamb"]],
      "beef lamb beef lamb pork beef lamb",
    ],
    [
      "two meals of fish before other meat",
      noTaste,
      [["pork"], ["fish"]],
      "fish fish pork pork pork fish pork",
    ],
    [
      "a meal without meat from time to time",
      noTaste,
      [["egg"], ["pork"]],
      "pork pork egg pork pork egg pork",
    ],
  ])("has %s", (_, taste, contents, order) => {
    const meals = contents.flatMap((contains) => pool(contains, 7));
    const dinners = chooseWeek(meals, ["dinner"], taste).map(([id = ""]) => id.slice(0, -2));
    expect(dinners.join(" ")).toBe(order);
  });

  test("counts fish and seafood together, whatever is with it", () => {
    const mussels = pool(["seafood", "dairy"], 1);
    const meals = [...pool(["pork"], 7), ...mussels, ...pool(["fish"], 7)];
    const dinners = chooseWeek(meals, ["dinner"], noTaste).map(([id = ""]) => id.slice(0, -2));
    expect(dinners.join(" ")).toBe("seafood-dairy fish pork pork pork fish pork");
  });

  test("waits for each of the loved meats", () => {
    const meals = [...pool(["pork"], 7), ...pool(["beef"], 7), ...pool(["lamb"], 1)];
    const dinners = chooseWeek(meals, ["dinner"], loves("beef", "lamb")).flat();
    expect(dinners.filter((id) => id.startsWith("pork"))).toEqual([]);
  });

  test("prefers a meal that wasn't used, even if its share is larger", () => {
    const meals = [...pool(["egg"], 6), ...pool(["beef"], 1)];
    const dinners = chooseWeek(meals, ["dinner"], loves("beef")).flat();
    expect(dinners).toEqual(["beef-0", ...pool(["egg"], 6).map(({ id }) => id)]);
  });

  test("is the same for the same input", () => {
    const meals = [...pool(["beef"], 9), ...pool(["fish"], 9), ...pool([], 9)];
    expect(chooseWeek(meals, day, loves("beef"))).toEqual(chooseWeek(meals, day, loves("beef")));
  });

  test("fails with the slot that has no meal", () => {
    const plan = () => chooseWeek(pool([], 9, ["lunch"]), ["lunch", "dinner"], noTaste);
    expect(plan).toThrow(NothingFits);
    expect(plan).toThrow("No meal fits dinner.");
    expect(() => chooseWeek(pool([], 2), day, noTaste)).toThrow(NothingFits);
  });
});

describe("a week for members who are too busy to cook", () => {
  const busy: Taste = { ...noTaste, dayMinutes: 20 };
  const createTimed = (name: string, slot: Slot, minutes: number, count = 7): Candidate[] =>
    pool(["beef"], count, [slot]).map((one, index) => ({
      ...{ ...one, id: `${name}-${index}`, contains: index % 2 ? ["beef"] : ["egg"] },
      ...{ minutes, minutesForTwo: minutes },
    }));
  const breakfasts = createTimed("breakfast", "breakfast", 4);
  const lunches = createTimed("lunch", "lunch", 5);
  const dinners = [...createTimed("slow", "dinner", 15), ...createTimed("quick", "dinner", 11)];
  const all = [...breakfasts, ...lunches, ...dinners];

  test("has each dinner again as the next lunch, and only meals that fit into the day", () => {
    const week = chooseWeek(all, day, busy);
    week.forEach(([, lunch, dinner = ""], index) => {
      expect(dinner).toMatch(/^quick/);
      expect(lunch).toBe(index === 0 ? "lunch-0" : week[index - 1]?.[2]);
    });
  });

  test("begins with the last dinner of the week before", () => {
    const [first] = chooseWeek(all, day, busy, [["", "", "quick-3"]]);
    expect(first?.[1]).toBe("quick-3");
  });

  test("cooks once for each meal if two portions take too long, or if dinner doesn't keep", () => {
    for (const fields of [{ minutesForTwo: 20 }, { keeps: false }]) {
      const meals = all.map((one) => ({ ...one, ...fields }));
      for (const [, lunch] of chooseWeek(meals, day, busy)) expect(lunch).toMatch(/^lunch/);
    }
  });

  test("has the quickest meals if a day can't be quick enough", () => {
    const slow = all.map((one) => ({ ...one, minutes: one.minutes + 20 }));
    for (const [, , dinner] of chooseWeek(slow, day, busy)) expect(dinner).toMatch(/^quick/);
  });

  test("has slow dinners on their days, if there are any", () => {
    const taste: Taste = { ...noTaste, slow: { days: [4, 7], minutes: 15 } };
    const chooseDinners = (meals: Candidate[]) =>
      chooseWeek(meals, ["dinner"], taste).map(([id = ""]) => id.replace(/-.*/, ""));
    const mixed = [...createTimed("quick", "dinner", 11), ...createTimed("slow", "dinner", 15, 2)];
    expect(chooseDinners(mixed).flatMap((name, at) => (name === "slow" ? at + 1 : []))).toEqual([
      4, 7,
    ]);
    expect(chooseDinners(createTimed("quick", "dinner", 11))).not.toContain("slow");
  });
});
