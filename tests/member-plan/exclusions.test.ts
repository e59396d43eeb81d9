import { describe, expect, test } from "vitest";
import type { Answers } from "#lib/json.ts";
import { type MemberPlan, makePlan } from "#rules/member-plan/make-plan.ts";
import { NothingFits } from "#rules/member-plan/meals/choose-week.ts";
import type { PlannedDay } from "#rules/member-plan/meals/planned-day.ts";
import { EXCLUDABLE, MEATS } from "#rules/member-plan/pool/contents.ts";
import { realProgram } from "#tools/cli/funnel-folder/real-program.ts";
import { samples } from "../support/samples.ts";
import { bodies, eaters } from "./members.fixtures.ts";

const source = realProgram();
/** Primes, so that every kind of member is met. `npm test` takes a twentieth. */
const SAMPLE = process.env.TESTS === "core" ? 2063 : 103;

/** Every set of what members can leave out, except none. */
const exclusionSets = Array.from({ length: 2 ** EXCLUDABLE.length - 1 }, (_, set) =>
  EXCLUDABLE.filter((_, index) => ((set + 1) & (2 ** index)) !== 0),
);

function tryToPlan(answers: Answers): MemberPlan | undefined {
  try {
    return makePlan(answers, source);
  } catch (error) {
    if (error instanceof NothingFits) return undefined;
    throw error;
  }
}

/** Members who eat at least one meat, each with another body. */
function* meatEaters(): Generator<Answers> {
  const all = Object.values(bodies);
  let index = 0;
  for (const eater of eaters()) {
    if (index++ % SAMPLE !== 0) continue;
    const hated = Object.values(eater.meatPreferences ?? {}).filter((one) => one === "hate");
    if (hated.length < MEATS.length) yield { ...eater, ...all[index % all.length] };
  }
}

const listDays = ({ cycle, later }: MemberPlan): PlannedDay[] => [
  ...cycle,
  ...later.map(({ planned }) => planned),
];

describe("members who leave something out", () => {
  test("get full days without it, whatever else they answered", () => {
    const faults = new Set<string>();
    let plans = 0;
    for (const eater of meatEaters())
      for (const exclusions of exclusionSets) {
        const plan = tryToPlan({ ...eater, exclusions });
        if (!plan) {
          if (exclusions.length === 1) faults.add(`nothing without ${exclusions} alone`);
          continue;
        }
        plans++;
        for (const { meals, nutrition } of listDays(plan)) {
          if (meals.length < 3) faults.add("a day with too few meals");
          if (Math.abs(nutrition.energy / plan.target.energy - 1) > 0.05) faults.add("energy");
          for (const content of meals.flatMap(({ contains }) => contains))
            if (exclusions.some((one) => one === content)) faults.add(`has ${content}`);
        }
      }
    expect([...faults]).toEqual([]);
    expect(plans).toBeGreaterThan(samples(5_000));
  });
});
