import type { Plan } from "#funnel/plan.ts";
import { planOf } from "#funnel/plan-of.ts";
import type { Funnel } from "#funnel/read-funnel.ts";
import type { Answers } from "#lib/json.ts";
import { pathOf } from "#machine/path.ts";
import { sampleAnswers } from "./sample-answers.ts";

/** The answer that decides which pictures are shown. */
const GENDER = "gender";
const WHO: Record<string, string> = { female: "woman", male: "man" };

/** A screen as one kind of visitor comes to it. */
export interface FunnelScreen {
  step: string;
  /** The file that holds the step: `funnel/steps/body.yaml`. */
  file: string;
  /** `woman, summary A` */
  name: string;
  route: string;
  /** What was answered before this screen. */
  answers: Answers;
  /** Experiment to arm. */
  arms: Record<string, string>;
  /** Another arm shows this visitor the very same. */
  isTwin: boolean;
}

/** Every screen of a funnel for every arm and every gender, in the order of the flow. */
export function screensOf(funnel: Funnel): FunnelScreen[] {
  const plan = planOf(funnel, (image) => image);
  const sample = sampleAnswers(funnel);
  const visitors = armsOf(plan).flatMap((arms) =>
    gendersOf(funnel).map((gender) => ({
      arms,
      all: { ...sample, ...gender },
      who: whoIs(gender, arms),
    })),
  );
  const seen = new Set<string>();
  return visitors.flatMap(({ arms, all, who }) => {
    const before: Answers = {};
    return pathOf(plan, { answers: all, arms }).flatMap((place) => {
      const step = plan.steps[place];
      if (!step) return [];
      const answers = { ...before };
      const given = step.answer === undefined ? undefined : all[step.answer];
      if (step.answer !== undefined && given !== undefined) before[step.answer] = given;
      const look = JSON.stringify([place, answers, all[GENDER]]);
      const isTwin = seen.has(look);
      seen.add(look);
      return [
        {
          step: step.id,
          file: funnel.steps.get(step.id)?.source.file ?? "",
          name: who,
          route: step.route,
          answers,
          arms,
          isTwin,
        },
      ];
    });
  });
}

/** Every combination of arms: `{}` where nothing is tried out. */
function armsOf({ experiments }: Plan): Record<string, string>[] {
  return Object.entries(experiments).reduce<Record<string, string>[]>(
    (before, [experiment, { arms, winner }]) =>
      before.flatMap((chosen) =>
        (winner === undefined ? Object.keys(arms) : [winner]).map((arm) => ({
          ...chosen,
          [experiment]: arm,
        })),
      ),
    [{}],
  );
}

/** As answers, one for each gender that can be chosen; `{}` where none is asked for. */
function gendersOf(funnel: Funnel): Record<string, string>[] {
  const asked = [...funnel.steps.values()]
    .flatMap(({ type, fields }) => type.asks?.(fields) ?? [])
    .find(({ name }) => name === GENDER);
  return asked?.domain.kind === "one"
    ? asked.domain.values.map((gender) => ({ [GENDER]: gender }))
    : [{}];
}

function whoIs({ [GENDER]: gender }: Record<string, string>, arms: Record<string, string>): string {
  const who = gender === undefined ? "visitor" : (WHO[gender] ?? gender);
  return [who, ...Object.entries(arms).map(([experiment, arm]) => `${experiment} ${arm}`)].join(
    ", ",
  );
}
