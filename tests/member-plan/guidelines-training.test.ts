import { describe, expect, test } from "vitest";
import {
  breaking,
  dayNames,
  factsFor,
  isTraining,
  type Member,
  members,
  source,
  workOf,
} from "./guidelines.fixtures.ts";

describe("a dietitian's checklist: movement", () => {
  // WHO guidelines on physical activity 2020: strength on two days a week or more, and walking.
  test("18. trains strength on two or more days that don't follow each other", () => {
    const strength = dayNames.flatMap((kind, day) => (kind === "strength" ? [day] : []));
    expect(strength.length).toBeGreaterThanOrEqual(2);
    for (const day of strength) expect(dayNames[(day + 1) % 7]).not.toBe("strength");
    expect(dayNames.filter((kind) => !isTraining(kind)).length).toBeGreaterThanOrEqual(2);
  });

  // WHO 2020: 150 minutes a week. Who has been inactive begins with less and adds a little each week.
  test("19. moves for 90 minutes in the first week, and for 150 in the last one", () => {
    const minutesIn = (week: number, { plan }: Member) =>
      plan.weeks
        .at(week)
        ?.days.reduce(
          (sum, { minutes, exercises }) =>
            sum + (minutes ?? exercises.reduce((all, one) => all + (one.seconds ?? 0), 0) / 60),
          0,
        ) ?? 0;
    expect(breaking((member) => minutesIn(0, member) >= 90)).toEqual([]);
    expect(breaking((member) => minutesIn(-1, member) >= 150)).toEqual([]);
  });

  // ACSM, Med Sci Sports Exerc 2009;41:687-708: 2 to 10 % more load at a time, and
  // for short sets a repetition more. From 60 on and from BMI 30 on, no jumps.
  test("20. grows by a repetition or a few seconds a week, without jumps for who is older", () => {
    for (const { plan } of members)
      for (let week = 1; week < plan.weeks.length; week++) {
        const [before, now] = [plan.weeks[week - 1], plan.weeks[week]].map(
          (one) => one?.days.map(({ exercises }) => workOf(exercises)) ?? [],
        );
        for (const [day, work] of (now ?? []).entries())
          expect(work / (before?.[day] ?? 1)).toBeLessThanOrEqual(1.25);
      }
    expect(
      breaking((member) => {
        const { body, category } = factsFor(member);
        const used = member.plan.weeks.flatMap(({ days }) => days.flatMap((day) => day.exercises));
        const jumps = used.some(
          ({ exercise }) => source.exercises.exercises[exercise]?.impact === "high",
        );
        return !jumps || (body.age < 60 && category !== "obese");
      }),
    ).toEqual([]);
  });
});
