import { lazy, Suspense, useEffect } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { appRoutes } from "#lib/app-routes.ts";
import { placeOf, type World } from "#machine/visit.ts";
import { Quiz } from "#renderer/quiz.tsx";
import { usePosition } from "#renderer/use-position.ts";
import { PictureUrls } from "#ui/picture.tsx";
import { useContents } from "./contents.ts";
import { takeEarlyChoice } from "./early-choice.ts";
import { Layout } from "./layout.tsx";
import { MembersSoon } from "./members-soon.tsx";
import { useVisit } from "./use-visit.ts";

const PageScreen = lazy(() => import("./page-screen.tsx").then((module) => ({ default: module.PageScreen })));

export function App({ world }: { world: World }) {
  const { plan, site } = useContents();
  const { pathname, search } = useLocation();
  const visit = useVisit(plan, world);
  usePosition(visit);
  useEffect(() => {
    const choice = takeEarlyChoice();
    if (choice !== undefined) visit.tell(visit.plan.entry, { type: "chosen", value: choice });
  }, [visit]);

  const inQuiz = visit.has(pathname);
  const routeBefore = () => (inQuiz ? visit.routeBefore(placeOf(plan, visit.actor.getSnapshot()) ?? plan.entry) : "/");
  const salesRoute = Object.entries(plan.steps).find(([place]) => plan.next[place] === undefined)?.[1].route ?? "/";
  return (
    <PictureUrls value={plan.images}>
      <Layout site={site} salesRoute={salesRoute} routeBefore={routeBefore} onErase={visit.erase}>
        <Suspense fallback={<p role="status">{site.loading}</p>}>
          <Routes>
            {site.pages.map((route) => (
              <Route key={route} path={route} element={<PageScreen route={route} brand={site.brand.name} />} />
            ))}
            {appRoutes.map((route) => (
              <Route key={route} path={route} element={<MembersSoon words={site["members-soon"]} brand={site.brand.name} />} />
            ))}
            <Route path="*" element={inQuiz ? <Quiz visit={visit} brand={site.brand.name} /> : <Navigate to={{ pathname: "/", search }} replace />} />
          </Routes>
        </Suspense>
      </Layout>
    </PictureUrls>
  );
}
