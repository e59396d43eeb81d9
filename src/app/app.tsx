import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { loadProviderScript } from "#backend/provider-script.ts";
import type { PendingPurchases } from "#checkout/pending-purchase.ts";
import type { Plan } from "#funnel/plan.ts";
import { appRoutes } from "#lib/app-routes.ts";
import { type Answers, isJsonObject } from "#lib/json.ts";
import type { Weight } from "#lib/weight.ts";
import { placeOf, type World } from "#machine/visit.ts";
import type { Takeover } from "#player/early.ts";
import { Quiz } from "#renderer/quiz.tsx";
import { usePosition } from "#renderer/use-position.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import { PictureShapes, PictureUrls } from "#ui/picture.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { Waiting } from "#ui/waiting.tsx";
import { appPages, appRouteBefore } from "./app-pages.tsx";
import { appRouteOf } from "./app-route-of.ts";
import { useContents } from "./contents.ts";
import { Layout } from "./layout.tsx";
import { keeping } from "./purchases.ts";
import { secretsIn } from "./secrets-in-address.ts";
import { useVisit } from "./use-visit.ts";

const PageScreen = lazyPart(() => import("./page-screen.tsx"), "PageScreen");
// a reminder that cannot be fetched is no reason to show the error screen
const UnfinishedPurchase = lazy<ComponentType<{ pending: PendingPurchases }>>(() =>
  import("#checkout/unfinished-purchase.tsx").then(
    (module) => ({ default: module.UnfinishedPurchase }),
    () => ({ default: () => null }),
  ),
);

interface AppProps {
  world: World;
  /** What was pressed before this page was React's. */
  early?: Takeover | undefined;
}

export function App({ world, early }: AppProps) {
  const { plan, site } = useContents();
  const location = useLocation();
  const { pathname, search } = location;
  const visit = useVisit(plan, world);
  usePosition(visit);
  const carriedOut = useRef(false);
  useEffect(() => {
    performance.mark("usable");
    if (!early || carriedOut.current) return;
    carriedOut.current = true;
    // Back was pressed before the router listened
    if (window.location.pathname !== pathname)
      dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
    const place = placeOf(visit.plan, visit.actor.getSnapshot());
    if (early.chosen && place !== undefined) visit.tell(place, { type: "chosen", ...early.chosen });
    // once the links have their query strings
    queueMicrotask(() => {
      for (const element of early.left) element.click();
    });
  }, [visit, early, pathname]);

  const salesRoute =
    Object.entries(plan.steps).find(([place]) => plan.next[place] === undefined)?.[1].route ?? "/";
  const sells = pathname === salesRoute;
  useEffect(() => {
    if (sells) void loadProviderScript();
  }, [sells]);

  const moved = secretsIn(location);
  if (moved) return <Navigate to={moved.to} state={moved.state} replace />;

  const inQuiz = visit.has(pathname);
  const appRoute = appRouteOf(pathname);
  const routeBefore = () => {
    if (appRoute) return appRouteBefore(appRoute);
    return inQuiz ? visit.routeBefore(placeOf(plan, visit.actor.getSnapshot()) ?? plan.entry) : "/";
  };
  const surroundings = {
    brand: site.brand.name,
    price: plan.offer.price,
    salesRoute,
    unit: unitOf(visit.actor.getSnapshot().context.answers),
  };
  return (
    <Pictures plan={plan}>
      <Layout site={site} salesRoute={salesRoute} routeBefore={routeBefore} onErase={visit.erase}>
        {!appRoute && <Reminder />}
        <Suspense fallback={<Waiting text={site.loading} />}>
          <Routes>
            {site.pages.map((route) => (
              <Route
                key={route}
                path={route}
                element={<PageScreen route={route} brand={site.brand.name} />}
              />
            ))}
            {appRoutes.map((route) => (
              <Route key={route} path={route} element={appPages[route](surroundings)} />
            ))}
            <Route
              path="*"
              element={
                inQuiz ? (
                  <Quiz
                    visit={visit}
                    brand={site.brand.name}
                    onShown={() => early && typeAgain(early)}
                  />
                ) : (
                  <Navigate to={{ pathname: visit.routeFor(pathname), search }} replace />
                )
              }
            />
          </Routes>
        </Suspense>
      </Layout>
    </Pictures>
  );
}

/** Types once more what was typed too early, now that the screen listens. */
function typeAgain({ typed, keys }: Takeover): void {
  for (const [field, text] of typed.splice(0)) {
    // React hears of a text that differs from the one that it knows: its own setter tells it one, the browser's keeps the other from it
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

/** Of a purchase that isn't finished. A component of its own: what it learns from this browser must not draw the screen anew while that is hydrated. */
function Reminder() {
  const isHydrated = useHydrated();
  if (!isHydrated || keeping.pending.all().length === 0) return null;
  return (
    <Suspense fallback={null}>
      <UnfinishedPurchase pending={keeping.pending} />
    </Suspense>
  );
}

/** Weights in the member area are in the unit of the quiz; undefined where this browser has not seen that answer. */
function unitOf({ weight }: Answers): Weight["unit"] | undefined {
  if (!isJsonObject(weight)) return undefined;
  return weight.unit === "kg" ? "kg" : "lbs";
}
