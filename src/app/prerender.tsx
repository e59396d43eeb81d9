import built from "virtual:funnel";
import texts from "virtual:funnel/pages";
import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { type ChoiceTable, combinations, type Dimension, tabulate } from "#lib/choice-table.ts";
import type { Situation } from "#lib/conditions.ts";
import { FUNNEL_VARIANT, QUIZ_STATE } from "#lib/quiz-storage-keys.ts";
import { getPlace } from "#quiz/engine/funnel-machine.ts";
import { matchPlace } from "#quiz/engine/path.ts";
import { shownAt } from "#quiz/engine/shown.ts";
import { createVisit, type VisitDependencies } from "#quiz/engine/visit.ts";
import {
  findPlaces,
  funnelNotes,
  playedScreens,
  routeDimensions,
} from "#quiz/player/write-notes.ts";
import { preloadSteps } from "#quiz/screen/preload.ts";
import { App } from "./app.tsx";
import { ErrorScreen } from "./frame/error-screen.tsx";

const { plan, site } = built;

/** A path as HTML, in every variant that it can have. */
export interface Drawn {
  route: string;
  /** The place it shows; absent for a page outside the quiz, and if several places share it. */
  place?: string;
  /** Maps the visitor's choices to one of the places that share it; absent otherwise. */
  places?: ChoiceTable<string>;
  /** The files that render it. */
  parts: string[];
  /** Maps the visitor's choices to the index of the variant that they get. */
  looks: ChoiceTable<number>;
  drawings: { html: string; title: string }[];
}

/**
 * The screens that are played without React, and what each page needs to know about the funnel for
 * that.
 */
export const screens = playedScreens(plan);
export const notes = funnelNotes(plan);

/** Renders every screen and every text page. */
export async function drawAll(): Promise<Drawn[]> {
  await preloadSteps(plan);
  const routes = [...new Set(Object.values(plan.steps).map(({ route }) => route))];
  const ofQuiz = routes.map(async (route) => {
    const dimensions = routeDimensions(plan, route);
    return dimensions ? [await drawRoute(route, dimensions)] : [];
  });
  const ofText = site.pages.map(async (route) => [
    { parts: ["src/app/frame/page-screen.tsx"], ...(await draw(route, [])) },
  ]);
  return (await Promise.all([...ofQuiz, ...ofText])).flat();
}

async function drawRoute(route: string, dimensions: Dimension[]): Promise<Drawn> {
  const [place = plan.entry, ...others] = findPlaces(plan, route);
  const types = [place, ...others].flatMap((one) => plan.steps[one]?.type ?? []);
  const findPlace = (choices: Situation) => matchPlace(plan, route, choices) ?? place;
  return {
    ...(others.length === 0 ? { place } : { places: tabulate(dimensions, findPlace) }),
    parts: [...new Set(types)].map((type) => `src/quiz/steps/${type}/${type}-step.tsx`),
    ...(await draw(route, dimensions)),
  };
}

async function draw(
  route: string,
  dimensions: Dimension[],
): Promise<Pick<Drawn, "route" | "looks" | "drawings">> {
  const looks = await Promise.all(
    combinations(dimensions).map(
      async (choices) => [JSON.stringify(choices), await drawing(route, choices)] as const,
    ),
  );
  const byChoices = new Map(looks);
  const drawings = [...new Map([...byChoices.values()].map((one) => [one.html, one])).values()];
  const findDrawing = (choices: Situation) =>
    drawings.findIndex(({ html }) => html === byChoices.get(JSON.stringify(choices))?.html);
  return { route, looks: tabulate(dimensions, findDrawing), drawings };
}

async function drawing(
  route: string,
  choices: Situation,
): Promise<{ html: string; title: string }> {
  const world = createDependencies(choices);
  // The same tree as in main.tsx, so that the ids match.
  const { prelude } = await prerender(
    <StrictMode>
      <ErrorScreen words={site.error}>
        <StaticRouter location={route}>
          <App contents={built} world={world} />
        </StaticRouter>
      </ErrorScreen>
    </StrictMode>,
  );
  const html = await new Response(prelude).text();
  // The pictures come right after these preloads.
  return {
    html: html.replaceAll(/<link rel="preload" as="image"[^>]*>/g, ""),
    title: `${findTitle(route, world)} · ${site.brand.name}`,
  };
}

function findTitle(route: string, world: VisitDependencies): string {
  const { actor } = createVisit(plan, route, world);
  const place = getPlace(plan, actor.getSnapshot());
  return (
    texts[route]?.title ??
    (place === undefined ? plan.name : shownAt(plan, place, actor.getSnapshot()).step.title)
  );
}

/** A visitor with only a few known choices, who can't buy anything. */
function createDependencies({ answers, arms }: Situation): VisitDependencies {
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
