import { buildPlan } from "#compiler/build-plan.ts";
import type { Plan } from "#compiler/plan.ts";
import type { Funnel } from "#compiler/read/read-funnel.ts";
import type { Answers } from "#lib/json.ts";
import { findPath } from "#quiz/engine/path.ts";
import { sampleAnswers } from "./sample-answers.ts";

/** The answer that decides which pictures appear. */
const GENDER = "gender";
const WHO: Record<string, string> = { female: "woman", male: "man" };

/** A screen as one kind of visitor reaches it. */
export interface FunnelScreen {
  step: string;
  /** The file that contains the step: `funnel/steps/body.yaml`. */
  file: string;
  /** `woman, summary A` */
  name: string;
  route: string;
  /** The answers given before this screen. */
  answers: Answers;
  /** Experiment to arm. */
  arms: Record<string, string>;
  /** Another arm shows this visitor exactly the same screen. */
  isTwin: boolean;
}

/** Every screen of a funnel for every arm and every gender, in the order of the flow. */
export function listScreens(funnel: Funnel): FunnelScreen[] {
  const plan = buildPlan(funnel, (image) => image);
  const sample = sampleAnswers(funnel);
  const visitors = combineArms(plan).flatMap((arms) =>
    listGenders(funnel).map((gender) => ({
      arms,
      all: { ...sample, ...gender },
      name: nameScreen(gender, arms),
    })),
  );
  const seen = new Set<string>();
  return visitors.flatMap(({ arms, all, name }) => {
    const before: Answers = {};
    return findPath(plan, { answers: all, arms }).flatMap((place) => {
      const step = plan.steps[place];
      if (!step) return [];
      const answers = { ...before };
      const given = step.answer === undefined ? undefined : all[step.answer];
      if (step.answer !== undefined && given !== undefined) before[step.answer] = given;
      const screen = JSON.stringify([place, answers, all[GENDER]]);
      const isTwin = seen.has(screen);
      seen.add(screen);
      return [
        {
          step: step.id,
          file: funnel.steps.get(step.id)?.source.file ?? "",
          name,
          route: step.route,
          answers,
          arms,
          isTwin,
        },
      ];
    });
  });
}

/** Every combination of arms; `{}` if there are no experiments. */
function combineArms({ experiments }: Plan): Record<string, string>[] {
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

/** One set of answers for each gender that can be chosen; `{}` if no step asks for it. */
function listGenders(funnel: Funnel): Record<string, string>[] {
  const asked = [...funnel.steps.values()]
    .flatMap(({ type, fields }) => type.answerSpec?.(fields) ?? [])
    .find(({ name }) => name === GENDER);
  return asked?.domain.kind === "one"
    ? asked.domain.values.map((gender) => ({ [GENDER]: gender }))
    : [{}];
}

function nameScreen(
  { [GENDER]: gender }: Record<string, string>,
  arms: Record<string, string>,
): string {
  const visitor = gender === undefined ? "visitor" : (WHO[gender] ?? gender);
  return [visitor, ...Object.entries(arms).map(([experiment, arm]) => `${experiment} ${arm}`)].join(
    ", ",
  );
}
