import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { Navigate, useLocation } from "react-router-dom";
import { loadProviderScript } from "#api/provider-script.ts";
import type { Plan } from "#compiler/plan.ts";
import { appRoutes } from "#lib/app-routes.ts";
import { type Answers, isJsonObject } from "#lib/json.ts";
import type { Weight } from "#lib/measures/weight.ts";
import { timeSince } from "#lib/paint-queue.ts";
import { QUIZ_STATE } from "#lib/quiz-storage-keys.ts";
import { getPlace } from "#quiz/engine/funnel-machine.ts";
import { createVisit, type Visit, type VisitDependencies } from "#quiz/engine/visit.ts";
import type { Takeover } from "#quiz/player/player-api.ts";
import { Quiz } from "#quiz/screen/quiz.tsx";
import { usePosition } from "#quiz/screen/use-position.ts";
import { hasPending } from "#shop/checkout/purchase/has-pending.ts";
import { lazyPart } from "#ui/loading/lazy-part.ts";
import { Loading } from "#ui/loading/loading.tsx";
import { useHydrated } from "#ui/loading/use-hydrated.ts";
import { PictureShapes, PictureUrls } from "#ui/picture.tsx";
import { appPages, appRouteBefore } from "./app-pages.tsx";
import { browserStore } from "./browser-store.ts";
import { type Contents, useContents } from "./contents.ts";
import { Layout } from "./frame/layout.tsx";
import { loadCheckout } from "./load-checkout.ts";
import { matchRoute } from "./match-route.ts";
import { findSecrets } from "./secrets-in-address.ts";

const PageScreen = lazyPart(() => import("./frame/page-screen.tsx"), "PageScreen");
// If the reminder can't be loaded, don't show the error screen.
const UnfinishedPurchase = lazy<ComponentType>(() =>
  Promise.all([import("#shop/checkout/unfinished-purchase.tsx"), import("./purchases.ts")]).then(
    ([{ UnfinishedPurchase }, { checkoutStorage }]) => ({
      default: () => <UnfinishedPurchase pending={checkoutStorage.pending} />,
    }),
    () => ({ default: () => null }),
  ),
);

interface AppProps {
  contents: Contents;
  world: VisitDependencies;
  /** The input from before React took over the page. */
  early?: Takeover | undefined;
}

export function App({ contents, world, early }: AppProps) {
  const { plan, site } = useContents(contents);
  const location = useLocation();
  const { pathname, search } = location;
  const visit = useVisit(plan, world);
  usePosition(visit);
  useEarlyInput(visit, early, pathname);
  const salesRoute = findSalesRoute(plan);
  usePreloadedCheckout(plan, pathname);

  const moved = findSecrets(location);
  if (moved) return <Navigate to={moved.to} state={moved.state} replace />;

  const inQuiz = visit.has(pathname);
  const appRoute = matchRoute(appRoutes, pathname);
  const page = matchRoute(site.pages, pathname);
  const routeBefore = () => {
    if (appRoute) return appRouteBefore(appRoute);
    return inQuiz
      ? visit.routeBefore(getPlace(plan, visit.actor.getSnapshot()) ?? plan.entry)
      : "/";
  };
  const brand = site.brand.name;
  const content = () => {
    if (page) return <PageScreen route={page} brand={brand} />;
    if (appRoute) {
      const unit = getWeightUnit(visit.actor.getSnapshot().context.answers);
      return appPages[appRoute]({ brand, price: plan.offer.price, salesRoute, unit, visit });
    }
    if (inQuiz) {
      const onShown = () => early && typeAgain(early);
      return <Quiz visit={visit} brand={brand} loading={site.loading} onShown={onShown} />;
    }
    return <Navigate to={{ pathname: visit.findRoute(pathname), search }} replace />;
  };
  return (
    <Pictures plan={plan}>
      <Layout site={site} salesRoute={salesRoute} routeBefore={routeBefore} onErase={visit.erase}>
        {!appRoute && <Reminder />}
        <Suspense fallback={<Loading text={site.loading} />}>{content()}</Suspense>
      </Layout>
    </Pictures>
  );
}

/** Carries out, once, what was pressed before React took over the page. */
function useEarlyInput(visit: Visit, early: Takeover | undefined, pathname: string): void {
  const carriedOut = useRef(false);
  useEffect(() => {
    performance.mark("usable");
    if (!early || carriedOut.current) return;
    carriedOut.current = true;
    // Back was pressed before the router was listening.
    if (window.location.pathname !== pathname)
      dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
    const place = getPlace(visit.plan, visit.actor.getSnapshot());
    if (early.chosen && place !== undefined) {
      const { value, at } = early.chosen;
      visit.sendFrom(place, { type: "chosen", value, waited: timeSince(at) });
    }
    // Wait until the links have their query strings.
    queueMicrotask(() => {
      for (const element of early.left) element.click();
    });
  }, [visit, early, pathname]);
}

/** The last place; undefined if there's always a next one. */
const findSalesPlace = ({ steps, next }: Plan) =>
  Object.keys(steps).find((place) => next[place] === undefined);

/** The route of the last place, or `/` if there's none. */
const findSalesRoute = (plan: Plan) => plan.steps[findSalesPlace(plan) ?? ""]?.route ?? "/";

/** Loads the code that sells a screen ahead, and the provider's script when it's needed. */
function usePreloadedCheckout(plan: Plan, pathname: string): void {
  useEffect(() => {
    const last = findSalesPlace(plan);
    const here = Object.keys(plan.steps).filter((place) => plan.steps[place]?.route === pathname);
    const sells = here.some((place) => place === last);
    // If this fails, pressing Buy shows the error.
    if (sells || here.some((place) => plan.next[place] === last)) loadCheckout().catch(() => {});
    if (sells) void loadProviderScript();
  }, [plan, pathname]);
}

/** Replays what was typed before the screen was listening. */
function typeAgain({ typed, keys, endKeys }: Takeover): void {
  endKeys();
  for (const [field, text] of typed.splice(0)) {
    // React ignores an input event if the text is the one that it already knows. Its own setter
    // would record the text; the browser's doesn't.
    field.value = "";
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const screen = document.querySelector('[data-step] [tabindex="-1"]');
  for (const key of keys.splice(0))
    screen?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

const NO_SHAPES = {};

function Pictures({ plan, children }: { plan: Plan; children: ReactNode }) {
  return (
    <PictureUrls value={plan.images}>
      <PictureShapes value={plan.shapes ?? NO_SHAPES}>{children}</PictureShapes>
    </PictureUrls>
  );
}

/**
 * Reminds visitors of an unfinished purchase. It's a separate component because what it learns from
 * this browser must not re-render the screen during hydration.
 */
function Reminder() {
  const isHydrated = useHydrated();
  if (!isHydrated || !hasPending(browserStore)) return null;
  return (
    <Suspense fallback={null}>
      <UnfinishedPurchase />
    </Suspense>
  );
}

/**
 * The member area shows weights in the quiz's unit; undefined if this browser doesn't have that
 * answer.
 */
function getWeightUnit({ weight }: Answers): Weight["unit"] | undefined {
  if (!isJsonObject(weight)) return undefined;
  return weight.unit === "kg" ? "kg" : "lbs";
}

/**
 * The current visitor's path through the plan. If the plan changes, the visit continues at the same
 * place with the same answers.
 */
function useVisit(plan: Plan, world: VisitDependencies): Visit {
  const { pathname } = useLocation();
  const [held, hold] = useState(() => createVisit(plan, pathname, world));
  let visit = held;
  if (held.plan !== plan) {
    visit = createVisit(plan, pathname, world);
    hold(visit);
  }

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      // Another tab cleared everything or wrote answers.
      if (key === null || key === QUIZ_STATE) visit.syncFromStorage();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      visit.syncFromStorage();
      visit.restored();
    };
    window.addEventListener("storage", onStorage);
    window.addEventListener("pageshow", onPageShow);
    return () => {
      window.removeEventListener("storage", onStorage);
      window.removeEventListener("pageshow", onPageShow);
    };
  }, [visit]);
  return visit;
}
