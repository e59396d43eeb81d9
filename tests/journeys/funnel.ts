import { join } from "node:path";
import type { Price } from "#funnel/assets.ts";
import type { Answers } from "#lib/json.ts";
import { moneyText } from "#lib/money.ts";
import { stepAt, wayThrough } from "#machine/path.ts";
import { behaviourOf } from "#steps/behaviours.ts";
import type { AnyStep } from "#steps/step.ts";
import { readPriceList } from "../../scripts/price-list/price-list.ts";
import { realFunnel, realPlan } from "../real-plan.ts";

const funnel = realFunnel();

/** What the tested funnel asks and says. Tests take words, options and order from here, so that an edit of `funnel/` breaks none of them. */
export const plan = realPlan();
export const { words, offer } = plan;
export const site = funnel.site.fields;
/** The pages beside the quiz, by their addresses. */
export const pages = Object.fromEntries(
  [...funnel.pages].map(([route, { fields }]) => [route, fields]),
);

/** What the server charges for the offer, and how people read it. */
export const sold = soldPrice();
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

/** The part of an address that puts a visitor into arms. */
export const inArms = (arms: Arms) =>
  `variant=${Object.entries(arms).map(([id, arm]) => `${id}:${arm}`)}`;

/** As `data-step` names a screen. */
export const screenOf = ({ route }: AnyStep) => route.slice(1) || "start";

/** The steps that a visitor with these answers comes by, each as it is shown to them. */
export function stepsOnWay(answers: Answers = {}, arms: Arms = firstArms): AnyStep[] {
  const way = wayThrough(plan, arms, (_, { answer = "" }) => answers[answer]);
  return way.places.flatMap((place) => way.steps[place] ?? []);
}

/** The screen behind another one, for a visitor with these answers. */
export function after(step: AnyStep, answers: Answers = {}, arms: Arms = firstArms): string {
  const way = stepsOnWay(answers, arms);
  const next = way[way.findIndex(({ id }) => id === step.id) + 1];
  if (!next) throw new Error(`Nothing comes after "${step.id}".`);
  return screenOf(next);
}

/** The screen before another one, as the header's Back finds it: none that moves on by itself. */
export function before(step: AnyStep, answers: Answers = {}, arms: Arms = firstArms): string {
  const way = stepsOnWay(answers, arms);
  const earlier = way
    .slice(
      0,
      way.findIndex(({ id }) => id === step.id),
    )
    .filter(({ type }) => !behaviourOf(type).passing);
  const last = earlier.at(-1);
  if (!last) throw new Error(`Nothing comes before "${step.id}".`);
  return screenOf(last);
}

// the fields of a type's own schema, as far as tests read them
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
  default: unknown;
  min: number;
  max: number;
}
export type Step = AnyStep & Written;

/** The steps of a type on the ways of some arms, in the order of the flow: what everybody comes by, whatever they answer. */
export function stepsOf(type: string, ...ways: Arms[]): Step[] {
  const all = (ways.length > 0 ? ways : [firstArms, lastArms]).flatMap(
    (arms) => stepsOnWay({}, arms) as Step[],
  );
  return all.filter(
    (step, index) => step.type === type && all.findIndex(({ id }) => id === step.id) === index,
  );
}

/** The first step of a type. Throws if the funnel has none: its tests have nothing to test then. */
export function stepOf(type: string, isFit: (step: Step) => boolean = () => true): Step {
  const found = stepsOf(type).find(isFit);
  if (!found) throw new Error(`This funnel has no step of the type "${type}" that fits this test.`);
  return found;
}

/** A step of a place, as it is shown to a visitor with these answers. */
export const shown = (place: string, answers: Answers = {}, arms: Arms = firstArms): AnyStep =>
  stepAt(plan, place, { answers, arms });

export const valuesOf = ({ options, cards }: Pick<Step, "options" | "cards">): string[] =>
  Object.keys(options ?? cards ?? {});

/** A question with a few options to choose one of, whose next screen is such a question too. */
export const choice = stepOf(
  "single-choice",
  (step) => valuesOf(step).length >= 4 && nextOf(step)?.type === "single-choice",
);
export const nextChoice = nextOf(choice) as Step;
export const list = stepOf("multi-choice", (step) => valuesOf(step).length >= 4);
export const cards = stepOf("card-stack");
export const entrance = stepOf("entrance");
export const email = stepOf("email");
export const height = stepOf("height");
export const weight = stepOf("weight");
export const number = stepOf("number");

function soldPrice(): Price {
  const prices =
    readPriceList(join(import.meta.dirname, "..", "..", "supabase", "migrations")) ?? [];
  const found = prices.find(({ id, isOnSale }) => isOnSale && id === offer["price-id"]);
  if (!found) throw new Error(`The server does not sell "${offer["price-id"]}".`);
  return found;
}

function nextOf(step: AnyStep): AnyStep | undefined {
  const way = stepsOnWay();
  return way[way.findIndex(({ id }) => id === step.id) + 1];
}
