import { matchRoutes } from "react-router-dom";
import { type AppRoute, appRoutes } from "#lib/app-routes.ts";

const routes = appRoutes.map((path) => ({ path }));

/** Which of the application's pages the router shows at a path, in any case, encoded or with slashes at its end; undefined if it's none of them. */
export function appRouteOf(pathname: string): AppRoute | undefined {
  return matchRoutes(routes, pathname)?.[0]?.route.path;
}
