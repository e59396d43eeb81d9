import { join } from "node:path";
import type { Price } from "#compiler/read/assets.ts";
import type { Answers } from "#lib/json.ts";
import { moneyText } from "#lib/money.ts";
import { stepAt, walkThrough } from "#quiz/engine/path.ts";
import { getBehavior } from "#quiz/steps/behaviors.ts";
import type { PlanPreviewWords } from "#quiz/steps/plan-preview/plan-preview-schema.ts";
import type { AnyStep } from "#quiz/steps/step.ts";
import { stepTypes } from "#quiz/steps/step-types.ts";
import { readPriceList } from "#tools/dev/database/price-list.ts";
import { realFunnel, realPlan } from "../../support/real-plan.ts";

const funnel = realFunnel();

/**
 * The tested funnel. Tests take texts, options, and order from here, so that an edit of `funnel/`
 * doesn't break them.
 */
export const plan = realPlan();
export const { words, offer } = plan;
export const site = funnel.site.fields;

/** Members see these first, of their training and of the lists that they can start from. */
export const firstWorkout = funnel.program?.workouts.fields.days[0]?.name ?? "";
export const [groceryTemplate = { name: "", items: [] }] =
  funnel.program?.groceries.fields.templates ?? [];

/** The pages next to the quiz, by their addresses. */
export const pages = Object.fromEntries(
  [...funnel.pages].map(([route, { fields }]) => [route, fields]),
);

/** The price that the server charges for the offer, and how the page displays it. */
export const sold = findSoldPrice();
export const charged = moneyText(sold.amount, sold.currency);

/** Experiment to arm. */
export type Arms = Record<string, string>;

const armsBy = (pick: (arms: string[]) => string | undefined): Arms =>
  Object.fromEntries(
    Object.entries(plan.experiments).map(([id, { arms, winner }]) => [
      id,
      winner ?? pick(Object.keys(arms)) ?? "",
    ]),
  );

export const firstArms = armsBy((arms) => arms[0]);
export const lastArms = armsBy((arms) => arms.at(-1));

/** The query string that puts a visitor into arms. */
export const inArms = (arms: Arms) =>
  `variant=${Object.entries(arms).map(([id, arm]) => `${id}:${arm}`)}`;

/** The time that the quiz waits before it advances, in milliseconds. */
export const autoAdvanceMs = plan.timings["auto-advance"] ?? 0;
export const cardLeaveMs = plan.timings["card-leave"] ?? 0;

/** The time that a step that advances automatically takes to show everything. */
export const getLeastWait = (step: AnyStep): number =>
  stepTypes[step.type]?.leastWait?.(step as never, plan.timings) ?? 0;

/** The name of a screen in `data-step`. */
export const toScreenName = ({ route }: AnyStep) => route.slice(1) || "start";

/** The steps that a visitor with these answers sees, each as it's shown to them. */
export function stepsOnPath(answers: Answers = {}, arms: Arms = firstArms): AnyStep[] {
  const way = walkThrough(plan, arms, (_, { answer = "" }) => answers[answer]);
  return way.places.flatMap((place) => way.steps[place] ?? []);
}

/** The screen after a step, for a visitor with these answers. */
export function after(step: AnyStep, answers: Answers = {}, arms: Arms = firstArms): string {
  const way = stepsOnPath(answers, arms);
  const next = way[way.findIndex(({ id }) => id === step.id) + 1];
  if (!next) throw new Error(`Nothing comes after "${step.id}".`);
  return toScreenName(next);
}

/**
 * The screen before a step that the header's Back leads to, which is never one that advances
 * automatically.
 */
export function before(step: AnyStep, answers: Answers = {}, arms: Arms = firstArms): string {
  const way = stepsOnPath(answers, arms);
  const earlier = way
    .slice(
      0,
      way.findIndex(({ id }) => id === step.id),
    )
    .filter(({ type }) => !getBehavior(type).passing);
  const last = earlier.at(-1);
  if (!last) throw new Error(`Nothing comes before "${step.id}".`);
  return toScreenName(last);
}

// The fields of a type's own schema that tests read.
interface Written {
  answer: string;
  options: Record<string, { label: string }>;
  cards: Record<string, { label: string }>;
  fields: Record<string, string>;
  field: string;
  submit: string;
  submitting: string;
  messages: Record<string, string>;
  result: { title: string };
  lines: string[];
  bmi: { label: string; unknown: string; categories: Record<string, { word: string }> };
  intake: { value: string };
  tiles: { label: string; answer: string; words?: Record<string, string> }[];
  goals: { answer: string };
  "plan-preview": PlanPreviewWords;
  default: unknown;
  min: number;
  max: number;
}
export type Step = AnyStep & Written;

/**
 * The steps of a type on the paths of some arms, in the order of the flow: those that every visitor
 * sees, whatever they answer.
 */
export function findSteps(type: string, ...armSets: Arms[]): Step[] {
  const all = (armSets.length > 0 ? armSets : [firstArms, lastArms]).flatMap(
    (arms) => stepsOnPath({}, arms) as Step[],
  );
  return all.filter(
    (step, index) => step.type === type && all.findIndex(({ id }) => id === step.id) === index,
  );
}

/**
 * The first step of a type. Throws if the funnel has none, because its tests then have nothing to
 * test.
 */
export function findStep(type: string, isFit: (step: Step) => boolean = () => true): Step {
  const found = findSteps(type).find(isFit);
  if (!found) throw new Error(`This funnel has no step of the type "${type}" that fits this test.`);
  return found;
}

/** The step at a place, as it's shown to a visitor with these answers. */
export const showStep = (place: string, answers: Answers = {}, arms: Arms = firstArms): AnyStep =>
  stepAt(plan, place, { answers, arms });

export const listValues = ({ options, cards }: Pick<Step, "options" | "cards">): string[] =>
  Object.keys(options ?? cards ?? {});

/** A question with a few options to choose one from, followed by another such question. */
export const choice = findStep(
  "single-choice",
  (step) => listValues(step).length >= 4 && findNext(step)?.type === "single-choice",
);
export const nextChoice = findNext(choice) as Step;
export const list = findStep("multi-choice", (step) => listValues(step).length >= 4);
export const cards = findStep("card-stack");
export const entrance = findStep("entrance");
export const email = findStep("email");
export const height = findStep("height");
export const weight = findStep("weight");
export const number = findStep("number");

function findSoldPrice(): Price {
  const prices = readPriceList(join(import.meta.dirname, "..", "..", "..", "supabase")) ?? [];
  const found = prices.find(({ id, isOnSale }) => isOnSale && id === offer["price-id"]);
  if (!found) throw new Error(`The server does not sell "${offer["price-id"]}".`);
  return found;
}

function findNext(step: AnyStep): AnyStep | undefined {
  const way = stepsOnPath();
  return way[way.findIndex(({ id }) => id === step.id) + 1];
}
