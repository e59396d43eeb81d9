import { describe, expect, test } from "vitest";
import { servedDay } from "#rules/member-plan/make-plan.ts";
import { sumMinutes } from "#rules/member-plan/meals/leftovers.ts";
import { isPureFat } from "#rules/member-plan/meals/portion.ts";
import type { Trait } from "#rules/member-plan/pool/contents.ts";
import {
  breaking,
  containing,
  foods,
  isFish,
  listMeals,
  type Member,
  meals,
  members,
  readFacts,
  source,
  sumGrams,
} from "./guidelines.fixtures.ts";

describe("a dietitian's checklist: what's on the plate", () => {
  // NHS, Vitamin A: no more than one portion of liver a week; IOM 2001: 3,000 µg a day at most.
  test("8. has at most 100 g of liver a week, and none before day 15", () => {
    const isLiver = (id: string) => id.endsWith("-liver");
    expect(
      breaking(
        ({ plan, lateWeek }) =>
          sumGrams(lateWeek, isLiver) <= 100 && sumGrams(plan.cycle, isLiver) === 0,
      ),
    ).toEqual([]);
  });

  // Kidney is rich in vitamin A, purines, and cadmium (EFSA Journal 2009;980): once a week.
  test("9. has organ meat at most once a week", () => {
    expect(
      breaking(
        ({ lateWeek }) =>
          listMeals(lateWeek).filter(({ contains }) => contains.includes("organ")).length <= 1,
      ),
    ).toEqual([]);
  });

  // American Heart Association, Circulation 2018;138:e35-47: fish twice a week.
  // Fish for snacks is salted, so members with neither lunch nor dinner get less of it.
  test("10. has fish or seafood twice a week or more for members who eat it", () => {
    expect(
      breaking(
        ({ answers, plan, lateWeek }) =>
          answers.fishPreference !== "yes" ||
          !plan.decisions.slots.some((slot) => slot === "lunch" || slot === "dinner") ||
          listMeals(lateWeek).filter(({ contains }) => isFish(contains)).length >= 2,
      ),
    ).toEqual([]);
  });

  // FDA and EPA, Advice about eating fish (2021): the choices to avoid, for their mercury.
  test("11. has no large predatory fish", () => {
    const avoided = /shark|swordfish|king mackerel|marlin|tilefish|orange roughy|bigeye/i;
    expect(Object.values(foods).filter(({ name }) => avoided.test(name))).toEqual([]);
  });

  // NHS, Vitamin A in pregnancy; every meal with liver says so.
  test("12. warns of liver in pregnancy", () => {
    const liver = Object.values(meals).filter(({ ingredients }) =>
      Object.keys(ingredients).some((id) => id.endsWith("-liver")),
    );
    expect(liver.length).toBeGreaterThan(0);
    expect(liver.filter(({ how }) => !how.includes("pregnant"))).toEqual([]);
  });
});

describe("a dietitian's checklist: salt, fat, and cured meat", () => {
  const SODIUM_IN_SALT = foods.salt?.sodium ?? 0;
  const daySodium = ({ meals: served }: Member["lateWeek"][number]) =>
    served
      .flatMap(({ portion }) => Object.entries(portion))
      .reduce((sum, [id, grams]) => sum + ((foods[id]?.sodium ?? 0) * grams) / 100, 0);
  const countTrait = ({ lateWeek }: Member, trait: Trait) =>
    listMeals(lateWeek).filter(({ contains }) => contains.includes(trait)).length;

  // Dietary Guidelines for Americans 2020-2025: 2,300 mg of sodium a day, 5.8 g of salt.
  test("21. has at most 6 g of salt a day", () => {
    expect(SODIUM_IN_SALT).toBe(38_758);
    expect(
      breaking(({ plan, lateWeek }) =>
        [...plan.cycle, ...lateWeek].every((day) => daySodium(day) <= (6 * SODIUM_IN_SALT) / 100),
      ),
    ).toEqual([]);
  });

  // WCRF/AICR 2018: little processed meat, if any.
  test("22. has cured meat at most twice a week, and 150 g of it in a meal", () => {
    const cured = Object.keys(foods).filter((id) => foods[id]?.traits?.includes("cured"));
    expect(cured).toEqual(["beef-jerky", "bacon", "ham-steak"]);
    expect(
      breaking(
        (member) =>
          countTrait(member, "cured") <= 2 &&
          listMeals(member.lateWeek).every(
            ({ portion }) => cured.reduce((sum, id) => sum + (portion[id] ?? 0), 0) <= 150,
          ),
      ),
    ).toEqual([]);
  });

  // The fats of a meal: 40 g only if nothing else is left, for example on a day with one meal.
  test("23. has no more of a food than its most, and at most 40 g of pure fat in a meal", () => {
    expect(
      breaking(({ lateWeek }) =>
        listMeals(lateWeek).every(({ portion }) =>
          Object.entries(portion).every(([id, grams]) => {
            const { most = Number.POSITIVE_INFINITY } = foods[id] ?? {};
            return grams <= (isPureFat(foods[id]) ? 40 : most);
          }),
        ),
      ),
    ).toEqual([]);
    for (const food of Object.values(foods).filter(isPureFat))
      expect(food.most).toBeLessThanOrEqual(40);
  });

  // FSA and NHS, fish and shellfish; FDA, advice about eating fish.
  test("24. has oily fish by sex and age, and tuna, halibut, or monkfish once a week", () => {
    expect(
      breaking((member) => {
        const { sex, age } = readFacts(member).body;
        const isCareful = sex === "female" && age < 50;
        const [oily, mercury] = isCareful ? [1, 0] : [2, 1];
        return countTrait(member, "oily") <= oily && countTrait(member, "mercury") <= mercury;
      }),
    ).toEqual([]);
  });

  // CDC, safer food choices for people 65 years or older.
  test("25. has no smoked fish from 65 on, and heats cooked meat", () => {
    expect(members.some((member) => countTrait(member, "ready-to-eat") > 0)).toBe(true);
    expect(
      breaking(
        (member) => readFacts(member).body.age < 65 || countTrait(member, "ready-to-eat") === 0,
      ),
    ).toEqual([]);
  });

  // The product's own: a list that people would write themselves.
  test("31. needs about a dozen meats, fish, and eggs a week, and two fats", () => {
    const weeks = members.flatMap(({ plan: { cycle } }) => [cycle.slice(0, 7), cycle.slice(7)]);
    const lists = weeks.map((days) => {
      const ids = [...new Set(listMeals(days).flatMap(({ portion }) => Object.keys(portion)))];
      const bought = new Set(ids.map((id) => foods[id]?.["bought-as"] ?? id));
      return {
        proteins: [...bought].filter((id) => foods[id]?.category === "Proteins").length,
        fats: ids.filter((id) => isPureFat(foods[id]) && id !== "beef-marrow").length,
      };
    });
    const share = (most: number) =>
      lists.filter(({ proteins }) => proteins <= most).length / lists.length;
    expect(share(12)).toBeGreaterThan(0.9);
    expect(share(15)).toBe(1);
    expect(Math.max(...lists.map(({ fats }) => fats))).toBe(2);
  });

  // A cook's rule: bacon and eggs isn't one egg and much bacon. What's left are foods at their most, and yolks.
  test("35. keeps a meal's foods in proportion", () => {
    const isEven = ({ meal, portion }: Member["lateWeek"][number]["meals"][number]) => {
      const { ingredients = {} } = meals[meal] ?? {};
      const scales = Object.entries(ingredients).flatMap(([id, grams]) =>
        foods[id]?.category === "Proteins" ? (portion[id] ?? 0) / grams : [],
      );
      return Math.max(...scales) <= (Math.min(...scales) * 1.3) / 0.7;
    };
    const served = members.flatMap(({ plan }) => listMeals(plan.cycle));
    expect(served.filter((meal) => !isEven(meal)).length / served.length).toBeLessThan(0.02);
  });

  test("26. adds fat only to meals that say what to do with it", () => {
    expect(
      breaking(({ lateWeek }) =>
        listMeals(lateWeek).every(({ meal, portion }) => {
          const { ingredients = {}, how = "", "extra-fat": extraFat = "" } = meals[meal] ?? {};
          const added = Object.keys(portion).filter((id) => !(id in ingredients));
          return (
            added.length === 0 || (added.length === 1 && `${how} ${extraFat}`.includes("{fat}"))
          );
        }),
      ),
    ).toEqual([]);
  });
});

describe("a cook's checklist: time", () => {
  const serveDays = ({ plan }: Member) =>
    Array.from({ length: 30 }, (_, index) => servedDay(plan, index + 1, source)).flatMap(
      (day) => day ?? [],
    );
  const having = (time: string) => members.filter(({ answers }) => answers.mealPrepTime === time);

  // Days of members who eat much or leave out most meats can take longer. The reason says how long.
  test("32. takes 20 minutes a day for busy members, and rarely more than 25", () => {
    const minutes = having("too-busy").flatMap((member) => serveDays(member).map(sumMinutes));
    const share = (most: number) => minutes.filter((one) => one <= most).length / minutes.length;
    expect(minutes.length).toBeGreaterThan(500);
    expect(share(20)).toBeGreaterThan(0.78);
    expect(share(25)).toBeGreaterThan(0.95);
    expect(share(35)).toBe(1);
  });

  test("33. has no meal that takes longer than the time that a member has", () => {
    for (const [time, most] of [
      ["30-min", 30],
      ["1-hour", 60],
    ] as const)
      for (const member of having(time))
        for (const { meals } of serveDays(member))
          for (const { meal, minutes } of meals) expect(minutes, meal).toBeLessThanOrEqual(most);
  });

  test("34. has slow dinners for members with time, and says so only then", () => {
    const slow = having("more-than-1").filter(({ plan }) =>
      plan.reasons.some(({ slowFrom }) => slowFrom !== undefined),
    );
    expect(slow.length).toBeGreaterThan(10);
    for (const member of slow)
      expect(
        Math.max(...listMeals(serveDays(member)).map(({ minutes }) => minutes)),
      ).toBeGreaterThan(74);
    const hurried = members.filter(({ answers }) => answers.mealPrepTime !== "more-than-1");
    expect(
      hurried.flatMap(({ plan }) => plan.reasons).some(({ slowFrom }) => slowFrom === 75),
    ).toBe(false);
  });
});

describe("a dietitian's checklist: safe cooking", () => {
  // USDA FSIS, Safe Minimum Internal Temperature Chart. Cooked meat can be eaten cold.
  test.each([
    ["13. poultry to 74 °C", (id: string) => /chicken|turkey|duck/.test(id), 74],
    ["14. ground meat to 71 °C", (id: string) => /^ground-(beef|pork|lamb)/.test(id), 71],
    ["15. organs to 71 °C", (id: string) => /liver|kidney|heart/.test(id), 71],
  ] as const)("heats %s", (_, isMeant, degrees) => {
    const RAW = (id: string) => !/fat|broth|cooked|roast|chicken-liver|chicken-heart/.test(id);
    const meant = Object.entries(meals).filter(([, { ingredients }]) =>
      Object.keys(ingredients).some((id) => isMeant(id) && RAW(id)),
    );
    expect(meant.length).toBeGreaterThan(3);
    expect(
      meant.filter(([, { how }]) => hottest(how) < degrees).map(([id, { how }]) => [id, how]),
    ).toEqual([]);
  });

  // The same chart: 63 °C and a rest of 3 minutes for whole cuts; fish until it flakes.
  test("16. heats whole cuts, ham, and raw fish to 63 °C, or for an hour", () => {
    const raw = /sirloin|ribeye|steak|chuck|pork-(chop|loin|tenderloin|belly|shoulder)|lamb-|spare/;
    const fish = /^(salmon|cod|tuna|trout|herring|mackerel|scallops|mussels|shrimp)$/;
    const done = /until[^.]*(tender|falls apart|comes off the bone|pulls from the bone|firm)/;
    const meant = Object.entries(meals).filter(([, { ingredients }]) =>
      Object.keys(ingredients).some((id) => (raw.test(id) || fish.test(id)) && !/fat/.test(id)),
    );
    expect(meant.length).toBeGreaterThan(30);
    const unsafe = meant.filter(
      ([, { how, minutes }]) =>
        hottest(how) < 63 && !(minutes >= 60 && done.test(how)) && !/fork|firm/.test(how),
    );
    expect(unsafe.map(([id, { how }]) => [id, how])).toEqual([]);
  });

  // USDA FSIS, Shell Eggs from Farm to Table: cook until white and yolk are firm.
  test("17. has no raw or runny egg", () => {
    const done = /set|firm|no liquid is left|boil the eggs for 10 minutes|71 °C/i;
    const eggs = containing("egg");
    expect(eggs.length).toBeGreaterThan(20);
    expect(eggs.filter(({ how }) => !done.test(how)).map(({ name, how }) => [name, how])).toEqual(
      [],
    );
  });

  // A cook's rule: a roast's time counts from the hot oven on.
  test("30. heats the oven before anything goes in", () => {
    const ovens = Object.entries(meals).filter(([, { how }]) =>
      [...how.matchAll(/(\d+) °C/g)].some(([, degrees]) => Number(degrees) >= 140),
    );
    expect(ovens.length).toBeGreaterThan(8);
    const late = ovens.filter(([, { how }]) => !how.includes("Heat the oven"));
    expect(late.map(([id]) => id)).toEqual([]);
  });
});

/** The highest temperature that a text names, in °C. */
const hottest = (how: string): number =>
  Math.max(
    0,
    ...[...how.matchAll(/(\d+) °C/g)]
      .map(([, degrees]) => Number(degrees))
      .filter((one) => one < 100),
  );
