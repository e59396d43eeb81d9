import { describe, expect, test } from "vitest";
import {
  breaking,
  containing,
  foods,
  gramsOf,
  isFish,
  meals,
  mealsOf,
} from "./guidelines.fixtures.ts";

describe("a dietitian's checklist: what's on the plate", () => {
  // NHS, Vitamin A: no more than one portion of liver a week; IOM 2001: 3,000 µg a day at most.
  test("8. has at most 100 g of liver a week, and none before day 15", () => {
    const isLiver = (id: string) => id.endsWith("-liver");
    expect(
      breaking(
        ({ plan, lateWeek }) =>
          gramsOf(lateWeek, isLiver) <= 100 && gramsOf(plan.cycle, isLiver) === 0,
      ),
    ).toEqual([]);
  });

  // Kidney is rich in vitamin A, purines, and cadmium (EFSA Journal 2009;980): once a week.
  test("9. has organ meat at most once a week", () => {
    expect(
      breaking(
        ({ lateWeek }) =>
          mealsOf(lateWeek).filter(({ contains }) => contains.includes("organ")).length <= 1,
      ),
    ).toEqual([]);
  });

  // American Heart Association, Circulation 2018;138:e35-47: fish twice a week.
  test("10. has fish or seafood twice a week or more for who eats it", () => {
    expect(
      breaking(
        ({ answers, lateWeek }) =>
          answers.fishPreference !== "yes" ||
          mealsOf(lateWeek).filter(({ contains }) => isFish(contains)).length >= 2,
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
});

/** The highest temperature that a text names, in °C. */
const hottest = (how: string): number =>
  Math.max(
    0,
    ...[...how.matchAll(/(\d+) °C/g)]
      .map(([, degrees]) => Number(degrees))
      .filter((one) => one < 100),
  );
