import { describe, expect, test } from "vitest";
import { offerMessages } from "../diagnostics/messages/program.ts";
import { type Change, formatReport } from "../small-funnel.fixtures.ts";
import { smallProgram } from "../small-program.fixtures.ts";
import { listWarnings } from "./warnings.fixtures.ts";

/** The small funnel with a program and this promise. */
const warnPromise = (text: string, notes: object, ...changes: Change[]) =>
  listWarnings(
    ...smallProgram,
    { offer: { included: { items: [{ icon: "bed", text, ...notes }] } } },
    ...changes,
  );

const resource = (id: string, type: string) =>
  `{ id: ${id}, name: N, type: ${type}, summary: S, guide: ${id}.${type === "pdf" ? "md" : "mp4"} }`;
const twoGuides: Change = [
  "program/resources.yaml",
  `resources: [${resource("meat", "pdf")}, ${resource("eggs", "pdf")}, ${resource("film", "video")}]\n`,
];

/** A step that repeats a promise of the offer. */
const features = (...entries: object[]): Change => ({
  flow: ["start", "goals", { split: "order", A: ["sleep"], B: ["thanks"] }, "age", "plan", "sales"],
  steps: {
    plan: { type: "features", title: "Plan", features: entries },
    sales: { recap: undefined },
  },
});

describe("unkeptPromises", () => {
  test.each([
    ["4 meals", "meals"],
    ["4+ meals", "meals"],
    ["Meals", "meals"],
    ["3 meals, or more", "meals"],
    ["1+ workouts and exercises", "exercises"],
    ["30 days of meals", "meals"],
    ["Our plan", "daily-plan"],
    ["3 ways to track", "progress"],
    ["The app", "app"],
    ["500+ recipes", "https://recipes.example.com"],
    ["Updates", "/help"],
  ])("accepts %j, kept by %s", (text, keeper) => {
    expect(warnPromise(text, { "kept-by": keeper })).toBe("nothing");
  });

  test("counts guides, videos, and both", () => {
    const checkKept = (text: string, keeper: string) =>
      warnPromise(text, { "kept-by": keeper }, twoGuides);
    expect(checkKept("2 guides", "guides")).toBe("nothing");
    expect(checkKept("3 guides", "guides")).toContain("promises 3 (kept-by: guides)");
    expect(checkKept("1 video", "videos")).toBe("nothing");
    expect(checkKept("2 videos", "videos")).toContain("but the product has 1. Add 1 in");
    expect(checkKept("3 downloads", "resources")).toBe("nothing");
    expect(checkKept("4 downloads", "resources")).toContain("but the product has 3.");
  });

  test("adds the recipes of the meal database to the meals", () => {
    const recipes = (text: string, count: number) =>
      warnPromise(text, { "kept-by": "recipes" }, { offer: { "meal-database-recipes": count } });
    expect(recipes("64+ recipes", 60)).toBe("nothing");
    expect(recipes("65+ recipes", 60)).toContain("but the product has 64. Add 1 in");
    expect(warnPromise("4 recipes", { "kept-by": "recipes" })).toBe("nothing");
    expect(warnPromise("5 recipes", { "kept-by": "recipes" })).toContain("finds the 4 meals");
  });

  test("finds a number that nothing counts, but leaves other numbers alone", () => {
    expect(warnPromise("50+ workouts", { "kept-by": "workouts" })).toContain(
      "Nothing counts the 50+",
    );
    expect(warnPromise("50+ workouts", {})).toContain("Nothing counts the 50+");
    expect(warnPromise("28 workouts", {})).toBe("nothing");
  });

  test("leaves the numbers of a funnel without a program alone", () => {
    expect(
      listWarnings({ offer: { included: { items: [{ icon: "bed", text: "50+ workouts" }] } } }),
    ).toBe("nothing");
  });

  test("finds a community only if site.yaml has a link to one", () => {
    const access = { "kept-by": "community" };
    const linked: Change = { site: { community: "https://community.example.com/join" } };
    expect(warnPromise("Our community", access)).toContain(offerMessages.communityWithoutLink);
    expect(warnPromise("Our community", access, linked)).toBe("nothing");
    expect(warnPromise("Our community", { ...access, "not-yet": "It opens in May." })).toBe(
      "nothing",
    );
    expect(
      warnPromise("Our community", { ...access, "not-yet": "It opens in May." }, linked),
    ).toContain(offerMessages.alreadyKept);
  });

  test("finds a review only if offer.yaml says who made it, and when", () => {
    const reviewed = { "kept-by": "review" };
    const review = { label: "Reviewed by", name: "Jane Doe", date: "2026-11-29" };
    expect(warnPromise("Expert guidance", reviewed)).toContain(offerMessages.reviewWithoutName);
    expect(warnPromise("Expert guidance", reviewed, { offer: { review } })).toBe("nothing");
    expect(
      warnPromise("Expert guidance", { ...reviewed, "not-yet": "Soon." }, { offer: { review } }),
    ).toContain(offerMessages.alreadyKept);
  });

  test("says nothing about a promise that is marked as not kept yet, until it is", () => {
    const notes = { "kept-by": "meals", "not-yet": "More to come." };
    expect(warnPromise("5 meals", notes)).toBe("nothing");
    expect(warnPromise("4 meals", notes)).toContain(offerMessages.alreadyKept);
    // The check can't tell whether these are kept.
    expect(warnPromise("Our plan", { ...notes, "kept-by": "daily-plan" })).toBe("nothing");
    expect(warnPromise("50+ workouts", { "not-yet": "More to come." })).toBe("nothing");
  });

  test("reads the promises of a step, and of its texts for some visitors", () => {
    const meals = (text: string) => ({ icon: "bed", text, "kept-by": "meals" });
    const tooFew = { part: "meals", count: 4, where: "funnel/program/meals.yaml" };
    expect(listWarnings(...smallProgram, features(meals("4 meals"), meals("7 meals")))).toBe(
      formatReport(
        "steps/more.yaml:6:26",
        offerMessages.tooFew({ ...tooFew, written: "7", missing: 3 }),
      ),
    );
    const forMen = { when: { gender: "male" }, features: [meals("8 meals")] };
    expect(
      listWarnings(...smallProgram, features(meals("4 meals")), {
        steps: { plan: { instead: [forMen] } },
      }),
    ).toContain(offerMessages.tooFew({ ...tooFew, written: "8", missing: 4 }));
  });
});
