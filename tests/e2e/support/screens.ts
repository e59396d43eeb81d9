import {
  firstArms,
  inArms,
  lastArms,
  offer,
  pages as pagesBeside,
  plan,
  showStep,
  toScreenName,
} from "./funnel.ts";
import { man } from "./visitors.ts";

export const TOTAL = plan.total;

export interface Screen {
  /** The value of `data-step`. */
  id: string;
  /** The path that opens it, with a query string if that decides what is shown. */
  path: string;
  /** A pattern if the title repeats answers: it only has to exist. */
  title: string | RegExp;
  /** Its number in the progress indicator. */
  number?: number;
}

/**
 * Every screen of the quiz, as the man sees it. Screens that share an address are opened with the
 * arms that lead to them.
 */
export const screens: Screen[] = Object.keys(plan.steps).map((place) => {
  const first = placeAt(place);
  const arms = first === place ? firstArms : lastArms;
  const { number, type, ...step } = showStep(place, man(arms), arms);
  return {
    id: toScreenName({ ...step, type }),
    path: `${step.route}?${inArms(arms)}`,
    title: toTitle(type, step.title),
    ...(number === undefined ? {} : { number }),
  };
});

function toTitle(type: string, title: string): Screen["title"] {
  if (type === "sales") return offer.name;
  return title.includes("{") ? /\S/ : title;
}

/** The first of the places that share an address. */
function placeAt(place: string): string {
  return (
    Object.keys(plan.steps).find(
      (other) => plan.steps[other]?.route === plan.steps[place]?.route,
    ) ?? place
  );
}

/** The pages next to the quiz. */
export const pages = Object.keys(pagesBeside).map((route) => route.slice(1));
