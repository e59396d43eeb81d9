import {
  firstArms,
  inArms,
  lastArms,
  offer,
  pages as pagesBeside,
  plan,
  screenOf,
  shown,
} from "./funnel.ts";
import { man } from "./visitors.ts";

export const TOTAL = plan.total;

export interface Screen {
  /** As `data-step` says it. */
  id: string;
  /** Where it opens; with a query string where that decides what is shown. */
  path: string;
  /** Of a title that repeats answers, only that there is one. */
  title: string | RegExp;
  /** Its place in the progress indicator. */
  number?: number;
}

/** Every screen of the quiz, as the man sees it; of those that share an address, each by the arms that lead to it. */
export const screens: Screen[] = Object.keys(plan.steps).map((place) => {
  const first = placeAt(place);
  const arms = first === place ? firstArms : lastArms;
  const { number, type, ...step } = shown(place, man(arms), arms);
  return {
    id: screenOf({ ...step, type }),
    path: `${step.route}?${inArms(arms)}`,
    title: type === "sales" ? offer.name : step.title.includes("{") ? /\S/ : step.title,
    ...(number === undefined ? {} : { number }),
  };
});

/** The first of the places that share an address. */
function placeAt(place: string): string {
  return (
    Object.keys(plan.steps).find(
      (other) => plan.steps[other]?.route === plan.steps[place]?.route,
    ) ?? place
  );
}

/** The pages beside the quiz. */
export const pages = Object.keys(pagesBeside).map((route) => route.slice(1));
