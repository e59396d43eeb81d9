import { appRoutes } from "#lib/app-routes.ts";
import { Route } from "#quiz/steps/schema/fields.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { routeMessages } from "../diagnostics/messages/routes.ts";
import { findRoutes } from "../model/find-routes.ts";
import { listPromises } from "../model/promises.ts";
import type { Funnel } from "../read/read-funnel.ts";
import { noteOddValue } from "../yaml/odd-words.ts";
import type { Path } from "../yaml/path.ts";
import type { Source } from "../yaml/source.ts";

/** Broken links, and steps or pages with a route that is already taken. */
export function linkDiagnostics(funnel: Funnel): Diagnostic[] {
  const steps = [...funnel.steps.values()];
  return [
    ...brokenLinks(funnel),
    ...steps.flatMap((step) => checkAppRoutes(step.route, step.source, [...step.path, "route"])),
    ...[...funnel.pages].flatMap(([route, { source }]) =>
      Route.safeParse(route).success
        ? checkAppRoutes(route, source, [])
        : [source.diagnosticAt([], noteOddValue(routeMessages.pageFileName, route))],
    ),
    ...steps
      .filter(({ route }) => funnel.pages.has(route))
      .map(({ route, source, path }) =>
        source.diagnosticAt([...path, "route"], routeMessages.routeOfAPage({ route })),
      ),
  ];
}

function brokenLinks(funnel: Funnel): Diagnostic[] {
  const routes = findRoutes(funnel);
  return listLinks(funnel).flatMap(({ to, source, at }) =>
    routes.has(to)
      ? []
      : [source.diagnosticAt(at, routeMessages.brokenLink({ to, meant: nearest(to, routes) }))],
  );
}

/** The links to pages of this site: in the footer, and as what keeps a promise. */
function listLinks(funnel: Funnel): { to: string; source: Source; at: Path }[] {
  const { site } = funnel;
  return [
    ...site.fields.footer.links.map(({ to }, index) => ({
      to,
      source: site.source,
      at: ["footer", "links", index, "to"],
    })),
    ...listPromises(funnel).flatMap(({ "kept-by": to, source, at }) =>
      to?.startsWith("/") ? [{ to, source, at: [...at, "kept-by"] }] : [],
    ),
  ];
}

/** Files and folders of the site that would take the place of a page, or the other way around. */
const ROUTES_OF_FILES = ["/index", "/404", "/assets"];

function checkAppRoutes(route: string, source: Source, path: Path): Diagnostic[] {
  return [...appRoutes, ...ROUTES_OF_FILES].some((own) => own === route)
    ? [source.diagnosticAt(path, routeMessages.routeOfTheApp({ route }))]
    : [];
}
