import { type Suggestion, suggest } from "../did-you-mean.ts";

/** Errors about routes, pages, and links. */
export const routeMessages = {
  brokenLink: ({ to, meant }: { to: string } & Suggestion) =>
    `The link ${to} leads nowhere.${suggest(meant, ` Add the page as funnel/pages${to}.yaml.`)}`,
  routeOfTheApp: ({ route }: { route: string }) =>
    `The app itself uses the route ${route}. Choose another one.`,
  routeOfAPage: ({ route }: { route: string }) =>
    `funnel/pages${route}.yaml already has the route ${route}. Choose another one.`,
  routeTwiceOnPath: ({
    route,
    earlierStep,
    step,
  }: {
    route: string;
    earlierStep: string;
    step: string;
  }) =>
    `"${earlierStep}" already has the route ${route}, and comes before "${step}". Give one of them another route.`,
  pageFileName:
    "A page's file name is its route: lowercase letters, digits, and dashes, as in privacy.yaml. Rename the file.",
};
