import { getAnswerSpec } from "#compiler/model/answer-spec.ts";
import type { Plan } from "#compiler/plan.ts";
import { representatives } from "#compiler/solver/representatives.ts";
import type { Condition } from "#lib/conditions.ts";
import type { Answers, Json } from "#lib/json.ts";
import { QUIZ_STATE } from "#lib/quiz-storage-keys.ts";
import type { Store } from "#lib/store.ts";
import { migrateRoute, readFlowSnapshot, saveFlowSnapshot } from "#quiz/engine/flow-snapshot.ts";
import { type Choices, matchPlace, walkThrough } from "#quiz/engine/path.ts";
import { readQuizState } from "#quiz/engine/quiz-state.ts";
import type { AnyStep } from "#quiz/steps/step.ts";
import { decidingSubjects } from "../paths/counting-context.ts";

/** With more visitors than this, resume points aren't computed. */
const MAX_VISITORS = 500;

/** Where a visitor resumes if the newer version doesn't have their step. */
export interface ResumePoint {
  step: string;
  /** It came before the step that was removed. */
  isBefore: boolean;
  arms: string;
}

/**
 * Where all kinds of visitors on a step of one plan resume in another, computed by the code that
 * runs in the browser. Undefined if there are too many of them.
 */
export function findResumePoints(
  stepId: string,
  before: Plan,
  after: Plan,
): ResumePoint[] | undefined {
  const landings = new Map<string, ResumePoint>();
  let visitors = 0;
  const conditions: Condition = {
    any: [before, after].flatMap(({ forks, steps }) => listConditions([forks, steps])),
  };
  const deciding = new Set([...decidingSubjects(before), ...decidingSubjects(after)]);
  for (const arms of armsBefore(before, deciding)) {
    for (const { answers, place } of findStanding(stepId, before, { arms, conditions, deciding })) {
      for (const newArms of armsAfter(arms, after, deciding)) {
        if (++visitors > MAX_VISITORS) return undefined;
        const landing = findLanding({ place, before, after }, { answers, arms }, newArms);
        landings.set(JSON.stringify(landing), landing);
      }
    }
  }
  return [...landings.values()];
}

interface Asking {
  arms: Record<string, string>;
  conditions: Condition;
  deciding: ReadonlySet<string>;
}

/**
 * All kinds of visitors on a step. Everything before it is answered. Steps after it may be, because
 * visitors can go back.
 */
function* findStanding(
  stepId: string,
  plan: Plan,
  { arms, conditions, deciding }: Asking,
): Generator<{ answers: Answers; place: string }> {
  for (let choices: number[] | undefined = []; choices; ) {
    const before: number[] = choices;
    const taken: { choice: number; of: number }[] = [];
    const answers: Answers = {};
    let isPast = false;
    const { places } = walkThrough(plan, arms, (shown, step) => {
      isPast ||= step.id === stepId;
      const values = deciding.has(step.answer ?? "")
        ? [...listValues(shown, conditions), ...(isPast ? [undefined] : [])]
        : [undefined];
      const choice = before[taken.length] ?? 0;
      taken.push({ choice, of: values.length });
      const value = values[choice];
      if (step.answer !== undefined && value !== undefined) answers[step.answer] = value;
      return value;
    });
    const place = places.find((one) => plan.steps[one]?.id === stepId);
    if (place !== undefined) yield { answers, place };
    const last = taken.findLastIndex(({ choice, of }) => choice + 1 < of);
    choices =
      last === -1
        ? undefined
        : taken
            .slice(0, last + 1)
            .map(({ choice }, index) => (index === last ? choice + 1 : choice));
  }
}

/** One value for each group that the conditions distinguish. */
function listValues(shown: AnyStep, conditions: Condition): (Json | undefined)[] {
  const asked = getAnswerSpec(shown);
  return asked
    ? representatives(asked.name, conditions, {
        answers: new Map([[asked.name, asked.domain]]),
        always: new Set([asked.name]),
      })
    : [undefined];
}

interface Versions {
  place: string;
  before: Plan;
  after: Plan;
}

function findLanding(
  { place, before, after }: Versions,
  choices: Choices,
  newArms: Record<string, string>,
): ResumePoint {
  const kept = new Map([[QUIZ_STATE, JSON.stringify(choices.answers)]]);
  const store: Store = {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => kept.set(key, value).has(key),
    remove: (key) => kept.delete(key),
  };
  saveFlowSnapshot(store, before, place, choices);
  const flow = readFlowSnapshot(store);
  const route = before.steps[place]?.route ?? "/";
  const now: Choices = { answers: readQuizState(store, after).answers, arms: newArms };
  // An address that still exists shows whatever is there now.
  const at =
    matchPlace(after, route, now) ??
    matchPlace(after, migrateRoute(after, flow, route, now) ?? "/", now) ??
    after.entry;
  const step = after.steps[at];
  const order = (isThis: (id: string, known: string) => boolean) =>
    flow.findIndex(([known, id]) => isThis(id, known));
  const index = order((id, known) => id === step?.id || known === step?.route);
  return {
    step: step?.id ?? at,
    isBefore: index !== -1 && index < order((_, known) => known === route),
    arms: JSON.stringify([choices.arms, newArms]),
  };
}

function listConditions(part: unknown): Condition[] {
  if (typeof part !== "object" || part === null) return [];
  // The compiler has read what is after these keys, so it's a condition.
  return Object.entries(part).flatMap(([key, inner]) =>
    key === "$when" || key === "when" ? [inner as Condition] : listConditions(inner),
  );
}

/**
 * Every combination of arms that visitors of a plan can be in, for the experiments that decide
 * something.
 */
function armsBefore(
  { experiments }: Plan,
  deciding: ReadonlySet<string>,
): Record<string, string>[] {
  return combineArms(
    Object.entries(experiments).map(([id, { arms, winner }]) => {
      const open = deciding.has(`experiment:${id}`)
        ? Object.keys(arms)
        : Object.keys(arms).slice(0, 1);
      return [id, winner === undefined ? open : [winner]];
    }),
  );
}

/**
 * The arms that they can be in under a newer plan: the same arm if it still exists, otherwise a
 * newly assigned one.
 */
function armsAfter(
  before: Record<string, string>,
  { experiments }: Plan,
  deciding: ReadonlySet<string>,
): Record<string, string>[] {
  return combineArms(
    Object.entries(experiments).map(([id, { arms, winner }]) => {
      const kept = before[id];
      if (winner !== undefined) return [id, [winner]];
      if (kept !== undefined && Object.hasOwn(arms, kept)) return [id, [kept]];
      const drawn = Object.keys(arms).filter((arm) => (arms[arm] ?? 0) > 0);
      return [id, deciding.has(`experiment:${id}`) ? drawn : drawn.slice(0, 1)];
    }),
  );
}

function combineArms(experiments: [string, string[]][]): Record<string, string>[] {
  return experiments.reduce<Record<string, string>[]>(
    (all, [id, arms]) => all.flatMap((some) => arms.map((arm) => ({ ...some, [id]: arm }))),
    [{}],
  );
}
