import built from "virtual:funnel";
import texts from "virtual:funnel/pages";
import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { type ChoiceTable, combinations, type Dimension, tabulate } from "#lib/choice-table.ts";
import type { Situation } from "#lib/conditions.ts";
import { FUNNEL_VARIANT } from "#machine/arms.ts";
import { QUIZ_STATE } from "#machine/quiz-state.ts";
import { shownAt } from "#machine/shown.ts";
import { createVisit, placeOf, type World } from "#machine/visit.ts";
import { funnelNotes, lookDimensions, playedScreens } from "#player/write-notes.ts";
import { leavingClasses } from "#renderer/transition.tsx";
import { App } from "./app.tsx";
import { ErrorScreen } from "./error-screen.tsx";

const { plan, site } = built;

/** A path as HTML, in every look that it can have. */
export interface Drawn {
  route: string;
  /** The place it shows; absent for a page beside the quiz. */
  place?: string;
  /** What the visitor chose to the number of the look that they get. */
  looks: ChoiceTable<number>;
  drawings: { html: string; title: string }[];
}

/** The screens that are played without React, and what each page has to know of the funnel for it. */
export const screens = playedScreens(plan);
export const notesFor = (screensUrl: string) => funnelNotes(plan, screensUrl, leavingClasses);

/** Draws every screen and every page of text. A route that several places share is left out: which one it shows depends on the visitor. */
export async function drawAll(): Promise<Drawn[]> {
  const places = Object.entries(plan.steps).filter(
    ([, { route }]) =>
      Object.values(plan.steps).filter((step) => step.route === route).length === 1,
  );
  const ofQuiz = places.map(async ([place, { route }]) => ({
    place,
    ...(await draw(route, lookDimensions(plan, place).dimensions)),
  }));
  const ofText = site.pages.map((route) => draw(route, []));
  return Promise.all([...ofQuiz, ...ofText]);
}

async function draw(route: string, dimensions: Dimension[]): Promise<Drawn> {
  const looks = await Promise.all(
    combinations(dimensions).map(
      async (choices) => [JSON.stringify(choices), await drawing(route, choices)] as const,
    ),
  );
  const byChoices = new Map(looks);
  const drawings = [...new Map([...byChoices.values()].map((one) => [one.html, one])).values()];
  const numberOf = (choices: Situation) =>
    drawings.findIndex(({ html }) => html === byChoices.get(JSON.stringify(choices))?.html);
  return { route, looks: tabulate(dimensions, numberOf), drawings };
}

async function drawing(
  route: string,
  choices: Situation,
): Promise<{ html: string; title: string }> {
  const world = nobodyWho(choices);
  // as main.tsx renders it, so that its ids are the same
  const { prelude } = await prerender(
    <StrictMode>
      <ErrorScreen words={site.error}>
        <StaticRouter location={route}>
          <App world={world} />
        </StaticRouter>
      </ErrorScreen>
    </StrictMode>,
  );
  const html = await new Response(prelude as ReadableStream).text();
  // the pictures stand right behind them
  return {
    html: html.replaceAll(/<link rel="preload" as="image"[^>]*>/g, ""),
    title: `${titleOf(route, world)} · ${site.brand.name}`,
  };
}

function titleOf(route: string, world: World): string {
  const { actor } = createVisit(plan, route, world);
  const place = placeOf(plan, actor.getSnapshot());
  return (
    texts[route]?.title ??
    (place === undefined ? plan.name : shownAt(plan, place, actor.getSnapshot()).step.title)
  );
}

/** Somebody of whom nothing is known but a few choices, and who can buy nothing. */
function nobodyWho({ answers, arms }: Situation): World {
  const kept: Record<string, unknown> = { [FUNNEL_VARIANT]: arms, [QUIZ_STATE]: answers };
  return {
    store: {
      get: (key) => (kept[key] ? JSON.stringify(kept[key]) : null),
      set: () => false,
      remove: () => false,
    },
    search: "",
    random: () => 0,
    startCheckout: () => Promise.reject(new Error("Nothing is bought while pages are built.")),
    leaveFor: () => {},
  };
}
