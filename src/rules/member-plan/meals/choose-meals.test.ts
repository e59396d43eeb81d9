import { describe, expect, test } from "vitest";
import type { Decisions } from "../apply-rules.ts";
import type { Content } from "../pool/contents.ts";
import type { PlanRules } from "../pool/plan-rules.ts";
import type { Slot } from "../pool/slots.ts";
import { food, meal, noRules, smallProgram } from "../small-program.fixtures.ts";
import { chooseAmong, type PoolCandidate, selectAllowed } from "./choose-meals.ts";
import { chooseCookingFat } from "./cooking-fat.ts";
import { chooseMeals, findCandidates, type MealSource } from "./meal-source.ts";

const decisions = (fields: Partial<Decisions> = {}): Decisions => ({
  doctorFirst: undefined,
  slots: ["lunch"],
  never: new Set(),
  loved: new Set(),
  ...{ shares: {}, seed: 0, mostAWeek: [] },
  later: [],
  ...{ minutes: 60, dayMinutes: Number.POSITIVE_INFINITY, slow: undefined },
  energy: undefined,
  training: {
    ...{ level: 1, avoided: [], hasBalance: false },
    ...{ gentlerWeeks: 0, areas: [], moreSets: [] },
  },
  reasons: [],
  ...fields,
});

const always = { when: { answer: "gender", is: "female" } };
const startsLate = (...contains: Content[]): PlanRules["later"][number] => ({
  ...{ contains, "from-day": 15, because: "Later." },
  ...always,
});

const figures = { energy: 500, mostEnergy: 2000, protein: 30, sodium: 200 };
const target = { energy: 2000, protein: { from: 80, to: 140 } };

const lunches = (id: string, contains: Content[], count = 7): PoolCandidate[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: `${id}-${index}`, slots: ["lunch"], minutes: 10, contains },
    ...{ keeps: true, proteins: [] },
    ...figures,
  }));

const createPool = (meals: PoolCandidate[]) => ({ meals, cookingFats: [] });

describe("meals that start late", () => {
  const pool = createPool([
    ...lunches("steak", ["beef"]),
    ...lunches("liver", ["beef", "organ"], 2),
    ...lunches("mussels", ["seafood"], 2),
  ]);
  const rules = {
    rules: { ...noRules, later: [startsLate("organ"), startsLate("seafood", "fish")] },
  };
  const organs = { contains: ["organ" as const], fromDay: 15 };

  test("aren't in the first weeks", () => {
    const { days, later } = chooseAmong(pool, rules, decisions(), target);
    expect(new Set(days.flat())).toEqual(new Set(lunches("steak", ["beef"]).map(({ id }) => id)));
    expect(later).toEqual([]);
  });

  test("come up from their day on, each kind on its own", () => {
    const all = [organs, { contains: ["fish" as const, "seafood" as const], fromDay: 22 }];
    expect(chooseAmong(pool, rules, decisions({ later: all }), target).later).toEqual([
      { fromDay: 15, index: 3, ids: ["liver-0"] },
      { fromDay: 15, index: 10, ids: ["liver-1"] },
      { fromDay: 22, index: 3, ids: ["mussels-0"] },
      { fromDay: 22, index: 10, ids: ["mussels-1"] },
    ]);
  });

  test("never come up if none fits", () => {
    const limited = { later: [organs], mostAWeek: [{ contains: ["organ" as const], times: 0 }] };
    expect(chooseAmong(pool, rules, decisions(limited), target).later).toEqual([]);
    const never = new Set<Content>(["organ"]);
    expect(chooseAmong(pool, rules, decisions({ later: [organs], never }), target).later).toEqual(
      [],
    );
  });
});

test("members differ where meals fit equally well, but the same one always gets the same", () => {
  const pool = createPool(lunches("steak", ["beef"], 20));
  const chooseFirst = (seed: number) =>
    chooseAmong(pool, { rules: noRules }, decisions({ seed }), target).days[0]?.join();
  expect(chooseFirst(1)).toBe(chooseFirst(1));
  const firsts = new Set(Array.from({ length: 40 }, (_, seed) => chooseFirst(seed)));
  expect(firsts.size).toBeGreaterThan(10);
});

describe("candidates", () => {
  const source: MealSource = {
    ...smallProgram,
    meals: {
      meals: {
        quick: meal({ beef: 200 }, { minutes: 10 }),
        just: meal({ egg: 100, butter: 10 }, { minutes: 60 }),
        slow: meal({ beef: 200 }, { minutes: 61 }),
      },
    },
  };
  const ids = (minutes: number, ...never: Content[]) =>
    findCandidates(source, decisions({ minutes, never: new Set(never) }), target).map(
      ({ id }) => id,
    );

  test("take no longer than the member has", () => {
    expect(ids(60)).toEqual(["just", "quick"]);
    expect(ids(61)).toEqual(["just", "quick", "slow"]);
    expect(ids(59)).toEqual(["quick"]);
  });

  test("have nothing that the member never gets", () => {
    expect(ids(60, "dairy")).toEqual(["quick"]);
    expect(ids(60, "beef")).toEqual(["just"]);
  });

  test("fill a large eater in the morning, unless hardly any meal does", () => {
    const light = lunches("yogurt", ["dairy"], 10).map((one) => ({ ...one, mostEnergy: 700 }));
    const select = (steaks: number, slot: Slot = "breakfast") =>
      selectAllowed(
        createPool(
          [...light, ...lunches("steak", ["beef"], steaks)].map((one) => ({
            ...one,
            slots: [slot],
          })),
        ),
        decisions({ slots: [slot] }),
        { ...target, energy: 1200 },
      ).map(({ id }) => id);
    expect(select(7, "lunch")).toHaveLength(17);
    expect(select(7).filter((id) => id.startsWith("yogurt"))).toEqual([]);
    expect(select(3).filter((id) => id.startsWith("yogurt"))).toHaveLength(4);
  });

  test("are what a plan is chosen from", () => {
    const { days } = chooseMeals(source, decisions({ never: new Set(["beef"]) }), target);
    expect(days.flat()).toEqual(Array(14).fill("just"));
  });
});

describe("the cooking fat", () => {
  const foods = {
    ghee: food({ contains: ["dairy"] }),
    schmaltz: food({ contains: ["chicken", "egg"] }),
    tallow: food({ contains: ["beef"] }),
  };
  const chooseFat = (never: Content[], loved: Content[]) =>
    chooseCookingFat(
      {
        ...smallProgram,
        foods: { foods },
        rules: { ...noRules, "cooking-fats": ["ghee", "schmaltz", "tallow"] },
      },
      { never: new Set(never), loved: new Set(loved) },
    );

  const fatWithout = (...never: Content[]) => chooseFat(never, []);

  test("is of no meat but the loved ones, if possible", () => {
    expect(chooseFat(["dairy"], ["beef"])).toBe("tallow");
    expect(chooseFat(["dairy"], ["chicken"])).toBe("schmaltz");
    expect(chooseFat(["dairy"], ["turkey"])).toBe("schmaltz");
  });

  test("is the first that the member may get", () => {
    expect(fatWithout()).toBe("ghee");
    expect(fatWithout("dairy")).toBe("schmaltz");
    expect(fatWithout("dairy", "egg")).toBe("tallow");
    expect(fatWithout("dairy", "chicken")).toBe("tallow");
    expect(fatWithout("dairy", "egg", "beef")).toBeUndefined();
  });
});
