import { lazy, Suspense, useEffect } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { placeOf, type World } from "#machine/visit.ts";
import { Quiz } from "#renderer/quiz.tsx";
import { usePosition } from "#renderer/use-position.ts";
import { PictureUrls } from "#ui/picture.tsx";
import { useContents } from "./contents.ts";
import { Layout } from "./layout.tsx";
import { MembersSoon } from "./members-soon.tsx";
import { useVisit } from "./use-visit.ts";

const PageScreen = lazy(() => import("./page-screen.tsx").then((module) => ({ default: module.PageScreen })));

/** Routes whose own modules answer them. */
const MEMBER_ROUTES = ["/login", "/profile", "/success"];

/** `earlyChoice` was made on the entrance before the application was here, and is carried out now. */
export function App({ world, earlyChoice }: { world: World; earlyChoice?: string | undefined }) {
  const { plan, site } = useContents();
  const { pathname, search } = useLocation();
  const visit = useVisit(plan, world);
  usePosition(visit);
  useEffect(() => {
    if (earlyChoice !== undefined) visit.tell(visit.plan.entry, { type: "chosen", value: earlyChoice });
  }, [visit, earlyChoice]);

  const inQuiz = visit.has(pathname);
  const routeBefore = () => (inQuiz ? visit.routeBefore(placeOf(plan, visit.actor.getSnapshot()) ?? plan.entry) : "/");
  return (
    <PictureUrls value={plan.images}>
      <Layout site={site} isEntrance={pathname === "/"} routeBefore={routeBefore} onErase={visit.erase}>
        <Suspense fallback={<p role="status">{site.loading}</p>}>
          <Routes>
            {site.pages.map((route) => (
              <Route key={route} path={route} element={<PageScreen route={route} brand={site.brand.name} />} />
            ))}
            {MEMBER_ROUTES.map((route) => (
              <Route key={route} path={route} element={<MembersSoon words={site["members-soon"]} />} />
            ))}
            <Route path="*" element={inQuiz ? <Quiz visit={visit} brand={site.brand.name} /> : <Navigate to={{ pathname: "/", search }} replace />} />
          </Routes>
        </Suspense>
      </Layout>
    </PictureUrls>
  );
}
