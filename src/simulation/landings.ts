import { askedAt } from "#funnel/asked.ts";
import { decidingSubjects } from "#funnel/paths/course.ts";
import type { Plan } from "#funnel/plan.ts";
import { representatives } from "#funnel/satisfiable.ts";
import type { Condition } from "#lib/conditions.ts";
import type { Answers, Json } from "#lib/json.ts";
import type { Store } from "#lib/store.ts";
import { keepFlow, readFlow, routeNow } from "#machine/kept-flow.ts";
import { type Choices, placeAt, wayThrough } from "#machine/path.ts";
import { QUIZ_STATE, readQuizState } from "#machine/quiz-state.ts";
import type { AnyStep } from "#steps/step.ts";
import { armsAfter, armsBefore } from "./arms-of-versions.ts";

/** Beyond this many visitors nobody is sent to see where they go on. */
const MOST_VISITORS = 500;

/** Where somebody goes on who stood on a step that a newer version does not have. */
export interface Landing {
  step: string;
  /** It came before the step that is gone. */
  isBefore: boolean;
  arms: string;
}

/** Where all sorts of visitors who stand on a step of one plan go on in another, by the code that decides it in the browser; undefined where they are too many. */
export function landingsOf(stepId: string, before: Plan, after: Plan): Landing[] | undefined {
  const landings = new Map<string, Landing>();
  let visitors = 0;
  const conditions: Condition = {
    any: [before, after].flatMap(({ forks, steps }) => conditionsIn([forks, steps])),
  };
  const deciding = new Set([...decidingSubjects(before), ...decidingSubjects(after)]);
  for (const arms of armsBefore(before, deciding)) {
    for (const { answers, place } of standing(stepId, before, { arms, conditions, deciding })) {
      for (const newArms of armsAfter(arms, after, deciding)) {
        if (++visitors > MOST_VISITORS) return undefined;
        const landing = landingOf({ place, before, after }, { answers, arms }, newArms);
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

/** Visitors of every sort who stand on a step: all before it is answered, what comes after it perhaps, where they went back. */
function* standing(
  stepId: string,
  plan: Plan,
  { arms, conditions, deciding }: Asking,
): Generator<{ answers: Answers; place: string }> {
  for (let choices: number[] | undefined = []; choices; ) {
    const before: number[] = choices;
    const taken: { choice: number; of: number }[] = [];
    const answers: Answers = {};
    let isPast = false;
    const { places } = wayThrough(plan, arms, (shown, step) => {
      isPast ||= step.id === stepId;
      const values = deciding.has(step.answer ?? "")
        ? [...valuesAt(shown, conditions), ...(isPast ? [undefined] : [])]
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

/** One value for each group that conditions tell apart. */
function valuesAt(shown: AnyStep, conditions: Condition): (Json | undefined)[] {
  const asked = askedAt(shown);
  return asked
    ? representatives(asked.name, conditions, {
        answers: new Map([[asked.name, asked.domain]]),
        sure: new Set([asked.name]),
      })
    : [undefined];
}

interface Versions {
  place: string;
  before: Plan;
  after: Plan;
}

function landingOf(
  { place, before, after }: Versions,
  choices: Choices,
  newArms: Record<string, string>,
): Landing {
  const kept = new Map([[QUIZ_STATE, JSON.stringify(choices.answers)]]);
  const store: Store = {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => kept.set(key, value).has(key),
    remove: (key) => kept.delete(key),
  };
  keepFlow(store, before, place, choices);
  const flow = readFlow(store);
  const route = before.steps[place]?.route ?? "/";
  const now: Choices = { answers: readQuizState(store, after).answers, arms: newArms };
  // an address that is still one shows what is there
  const at =
    placeAt(after, route, now) ??
    placeAt(after, routeNow(after, flow, route, now) ?? "/", now) ??
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

function conditionsIn(part: unknown): Condition[] {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) =>
    key === "$when" || key === "when" ? [inner as Condition] : conditionsIn(inner),
  );
}
