import { describe, expect, test } from "vitest";
import type { Answers } from "#lib/json.ts";
import { makePlan } from "#rules/member-plan/make-plan.ts";
import { DOCTOR_AGREED, type Facts } from "#rules/member-plan/needs/facts.ts";
import { needsDoctor } from "#rules/member-plan/plan-preview.ts";
import type { Effort, PoolExercise } from "#rules/member-plan/pool/exercise-pool.ts";
import { toPreviewSource } from "#rules/member-plan/preview-source.ts";
import type { WorkoutDay, WorkoutWeek } from "#rules/member-plan/workouts/workout-weeks.ts";
import {
  breaking,
  dayNames,
  isTraining,
  type Member,
  members,
  readFacts,
  rules,
  source,
  sumWork,
} from "./guidelines.fixtures.ts";

const countSets = (efforts: readonly Effort[]) => efforts.reduce((sum, { sets }) => sum + sets, 0);

describe("a dietitian's checklist: movement", () => {
  // WHO guidelines on physical activity 2020: strength on two days a week or more, and walking.
  test("18. trains strength on two or more days that don't follow each other", () => {
    const strength = dayNames.flatMap((kind, day) => (kind === "strength" ? [day] : []));
    expect(strength.length).toBeGreaterThanOrEqual(2);
    for (const day of strength) expect(dayNames[(day + 1) % 7]).not.toBe("strength");
    expect(dayNames.filter((kind) => !isTraining(kind)).length).toBeGreaterThanOrEqual(2);
  });

  // WHO 2020: 150 minutes a week. Inactive people begin with less and add a little each week.
  test("19. moves for 90 minutes in the first week, and for 150 in the last one", () => {
    const sumMinutes = (week: number, { plan }: Member) =>
      plan.weeks
        .at(week)
        ?.days.reduce(
          (sum, { minutes, exercises }) =>
            sum + (minutes ?? exercises.reduce((all, one) => all + (one.seconds ?? 0), 0) / 60),
          0,
        ) ?? 0;
    expect(breaking((member) => sumMinutes(0, member) >= 90)).toEqual([]);
    expect(breaking((member) => sumMinutes(-1, member) >= 150)).toEqual([]);
  });

  // ACSM, Med Sci Sports Exerc 2009;41:687-708: 2 to 10 % more load at a time, and
  // for short sets a repetition more. The first week has a set less.
  test("20. grows by a set first, then by a repetition or a few seconds a week", () => {
    for (const { plan } of members)
      for (let week = 2; week < plan.weeks.length; week++) {
        const [before, now] = [plan.weeks[week - 1], plan.weeks[week]].map(
          (one) => one?.days.map(({ exercises }) => exercises) ?? [],
        );
        for (const [day, exercises] of (now ?? []).entries()) {
          const earlier = before?.[day] ?? [];
          // A day that was gentler before has its first week late.
          const hasMoreSets = countSets(exercises) > countSets(earlier);
          if (hasMoreSets) expect(week).toBeLessThanOrEqual(3);
          expect(sumWork(exercises) / (sumWork(earlier) || 1)).toBeLessThanOrEqual(
            hasMoreSets ? 1.6 : 1.25,
          );
        }
      }
  });

  // A first week with the easiest version, as the guides promise, and time that people have.
  test("37. has a set less of each hard exercise in the first week, and 45 minutes at most", () => {
    const isHard = (effort: Effort) => ["strength", "cardio"].includes(about(effort).kind);
    const listSets = (week: WorkoutWeek | undefined, day: number) =>
      week?.days[day]?.exercises.filter(isHard).map(({ sets }) => sets) ?? [];
    expect(
      breaking(({ plan: { weeks } }) =>
        [0, 2, 4].every((day) =>
          listSets(weeks[0], day).every(
            (sets, at) => sets === (listSets(weeks[1], day)[at] ?? 0) - 1,
          ),
        ),
      ),
    ).toEqual([]);
    expect(
      breaking(({ plan: { weeks } }) =>
        weeks.every(({ days }) => days.every(({ minutes = 0 }) => minutes <= 45)),
      ),
    ).toEqual([]);
  });

  const about = ({ exercise }: Effort) => source.exercises.exercises[exercise]!;
  const listEfforts = ({ plan }: Member) =>
    plan.weeks.flatMap(({ days }) => days.flatMap((day) => day.exercises));

  // WHO 2020: from 65 on, as ability allows. The ages and weights are the product's own.
  test("27. has no jumps, floor, balancing on one leg, or chairs if the body makes them a risk", () => {
    const isAllowed = (
      { age, weightInKg, heightInCm }: Facts["body"],
      { demands = [], equipment }: PoolExercise,
    ) => {
      const bmi = weightInKg / (heightInCm / 100) ** 2;
      const risks = {
        jump: age >= 60 || bmi >= 30,
        floor: age >= 70 || bmi >= 35,
        "one-leg": age >= 65 || bmi >= 35,
      };
      return (
        !demands.some((one) => risks[one]) && (weightInKg < 110 || !equipment.includes("chair"))
      );
    };
    expect(
      breaking((member) =>
        listEfforts(member).every((effort) => isAllowed(readFacts(member).body, about(effort))),
      ),
    ).toEqual([]);
  });

  // WHO 2020: from 65 on, balance on three days a week or more.
  test("28. trains balance on three days a week from 65 on", () => {
    const balanceDays = ({ plan }: Member) =>
      plan.weeks[0]?.days.filter(({ exercises }) =>
        exercises.some((effort) => about(effort).kind === "balance"),
      ).length;
    expect(
      breaking((member) => balanceDays(member) === (readFacts(member).body.age >= 65 ? 3 : 0)),
    ).toEqual([]);
  });

  // ACSM, Med Sci Sports Exerc 2009;41:687-708: all large muscles, the large ones first; 8 to 12
  // repetitions for beginners.
  test("29. pushes, pulls, squats, and hinges in every week, and begins with the main move", () => {
    const patternsOn = (day: WorkoutDay) =>
      day.exercises.flatMap((effort) => about(effort).pattern ?? []);
    expect(
      breaking(({ plan }) =>
        plan.weeks.every(({ days }) => {
          const [upper, lower, full] = [0, 2, 4].map((at) => patternsOn(days[at]!));
          return (
            upper?.[0] === "push" &&
            upper.includes("pull") &&
            lower?.[0] === "squat" &&
            lower.includes("hinge") &&
            ["squat", "push", "pull", "hinge"].every((one) => full?.some((other) => other === one))
          );
        }),
      ),
    ).toEqual([]);
    expect(
      breaking(
        (member) =>
          member.plan.decisions.training.level > 1 ||
          listEfforts(member).every(({ repetitions = 8 }) => repetitions >= 8 && repetitions <= 12),
      ),
    ).toEqual([]);
  });

  // WHO 2020: from 65 on, as ability allows.
  test.each([
    [64, 3],
    [65, 2],
    [74, 2],
    [75, 1],
    [90, 1],
  ])("trains a member of %i who exercises daily at level %i", (age, level) => {
    const plan = makePlan({ age, exerciseFrequency: "daily" }, source);
    expect(plan.decisions.training.level).toBe(level);
  });

  // ACSM, Med Sci Sports Exerc 2015;47:2473-9: who hasn't exercised regularly begins moderately.
  test("walks on HIIT days for the first two weeks if new, 60 or older, or obese, and always if underweight", () => {
    const hiit = source.workouts.days.findIndex(({ name }) => name === "HIIT");
    const walks = (answers: Answers) =>
      makePlan({ exerciseFrequency: "weekly", ...answers }, source).weeks.map(({ days }) =>
        days[hiit]?.exercises.every(
          ({ exercise }) => source.exercises.exercises[exercise]?.kind !== "cardio",
        ),
      );
    const heavy = { weight: { value: 120, unit: "kg" } };
    const thin = { weight: { value: 52, unit: "kg" } };
    expect(walks({ age: 59 })).toEqual([false, false, false, false]);
    for (const answers of [{ age: 60 }, heavy, { exerciseFrequency: "never" }])
      expect(walks(answers)).toEqual([true, true, false, false]);
    expect(walks({ ...thin, age: 70 })).toEqual([true, true, true, true]);
  });

  // NICE QS24: support who is underweight in gaining weight.
  test("trains who is underweight without more sets, and lets them skip no meal", () => {
    const answers = {
      ...{ height: { feet: 5, inches: 7, unit: "in" }, goals: ["muscle", "fit"] },
      ...{ breakfastTime: "skip", lunchTime: "skip", dinnerTime: "skip" },
    };
    const { training, slots } = makePlan(
      { ...answers, weight: { value: 50, unit: "kg" } },
      source,
    ).decisions;
    expect(training.moreSets).toEqual([]);
    expect(slots).toEqual(["breakfast", "lunch", "dinner", "snack"]);
    const others = makePlan({ ...answers, weight: { value: 70, unit: "kg" } }, source).decisions;
    expect(others.training.moreSets).toHaveLength(2);
    expect(others.slots).toEqual(["snack", "snack", "snack"]);
  });

  // WHO: a BMI under 17 is moderate thinness.
  test("makes no plan for a BMI under 17 before a doctor agreed, and previews none", () => {
    const preview = toPreviewSource(source);
    const at = (value: number): Answers => ({
      ...{ height: { feet: 5, inches: 7, unit: "in" }, weight: { value, unit: "kg" } },
    });
    const doctorFirst = (answers: Answers) => makePlan(answers, source).decisions.doctorFirst;
    expect(doctorFirst(at(45))).toContain("talk to your doctor");
    expect(doctorFirst({ ...at(45), [DOCTOR_AGREED]: true })).toBeUndefined();
    expect(doctorFirst(at(50))).toBeUndefined();
    expect([needsDoctor(at(45), preview), needsDoctor(at(50), preview)]).toEqual([true, false]);
  });

  test("names the limit where the energy stops, not the rule that was tried", () => {
    const of = (answers: Answers) =>
      makePlan({ goals: ["muscle"], ...answers }, source).reasons.map(({ text }) => text);
    const large = { gender: "male", height: { feet: 6, inches: 3, unit: "in" }, age: 24 };
    const moving = { dailyActivity: "standing", exerciseFrequency: "daily" };
    const limits = rules["energy-limits"];
    const capped = of({ ...large, ...moving, weight: { value: 88, unit: "kg" } });
    expect(capped).toContain(limits?.most);
    expect(capped.join()).not.toContain("more energy than you use");
    const small = { height: { feet: 4, inches: 11, unit: "in" }, age: 64 };
    const floored = of({ ...small, goals: ["weight"], weight: { value: 58, unit: "kg" } });
    expect(floored).toContain(limits?.least);
    expect(floored.join()).not.toContain("less energy than you use");
  });
});
