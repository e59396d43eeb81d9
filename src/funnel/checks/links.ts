import { appRoutes } from "#lib/app-routes.ts";
import { Route } from "#steps/fields.ts";
import { didYouMean } from "../did-you-mean.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";
import type { Source } from "../source.ts";

const PAGE_NAME =
  "The name of a page's file is its address: small letters, digits and dashes, as in privacy.yaml. Rename the file.";

/** Links that lead nowhere, and steps or pages whose route is taken. */
export function linkProblems({ steps, pages, site }: Funnel): Problem[] {
  const routes = new Set([
    ...[...steps.values()].map((step) => step.route),
    ...pages.keys(),
    ...appRoutes,
  ]);
  const taken = (route: string, source: Source, path: readonly PropertyKey[]) =>
    appRoutes.some((own) => own === route)
      ? [source.problem(path, `The route ${route} belongs to the application. Choose another.`)]
      : [];
  return [
    ...site.fields.footer.links.flatMap(({ to }, index) =>
      routes.has(to)
        ? []
        : [
            site.source.problem(
              ["footer", "links", index, "to"],
              `${to} leads nowhere.${didYouMean(to, routes) || ` Write the page in funnel/pages${to}.yaml.`}`,
            ),
          ],
    ),
    ...[...steps.values()].flatMap((step) =>
      taken(step.route, step.source, [...step.path, "route"]),
    ),
    ...[...pages].flatMap(([route, { source }]) =>
      Route.safeParse(route).success ? taken(route, source, []) : [source.problem([], PAGE_NAME)],
    ),
    ...[...steps.values()].flatMap((step) =>
      pages.has(step.route)
        ? [
            step.source.problem(
              [...step.path, "route"],
              `funnel/pages${step.route}.yaml has the route ${step.route} already. Choose another.`,
            ),
          ]
        : [],
    ),
  ];
}
