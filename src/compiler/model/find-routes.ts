import { appRoutes } from "#lib/app-routes.ts";
import type { Funnel } from "../read/read-funnel.ts";

/** Every route of the site. */
export function findRoutes({ steps, pages }: Funnel): Set<string> {
  return new Set([...[...steps.values()].map((step) => step.route), ...pages.keys(), ...appRoutes]);
}
