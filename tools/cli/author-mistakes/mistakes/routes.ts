import { routeMessages } from "../compiler-messages.ts";
import { inFile, inStep, newFile } from "../funnel-edits.ts";
import type { Mistake } from "../mistake.ts";

export const routeMistakes: Mistake[] = [
  {
    name: "links to a page that doesn't exist",
    yaml: inFile("site.yaml", { insteadOf: "{ label" }, "    - { label: Help, to: /imprint }"),
    expected: [
      { at: "funnel/site.yaml:8:26", message: routeMessages.brokenLink({ to: "/imprint" }) },
    ],
  },
  {
    name: "mistypes a link",
    yaml: inFile("site.yaml", { insteadOf: "{ label" }, "    - { label: Help, to: /hlep }"),
    expected: [
      {
        at: "funnel/site.yaml:8:26",
        message: routeMessages.brokenLink({ to: "/hlep", meant: "/help" }),
      },
    ],
  },
  {
    name: "takes a route that belongs to the application",
    yaml: inStep("thanks", { after: "title" }, "route: /login"),
    expected: [
      {
        at: "funnel/steps/pages.yaml:4:10",
        message: routeMessages.routeOfTheApp({ route: "/login" }),
      },
    ],
  },
  {
    name: "takes the route of the file that every route falls back to",
    yaml: inStep("thanks", { after: "title" }, "route: /index"),
    expected: [
      {
        at: "funnel/steps/pages.yaml:4:10",
        message: routeMessages.routeOfTheApp({ route: "/index" }),
      },
    ],
  },
  {
    name: "takes the route of a page",
    yaml: inStep("thanks", { after: "title" }, "route: /help"),
    expected: [
      {
        at: "funnel/steps/pages.yaml:4:10",
        message: routeMessages.routeOfAPage({ route: "/help" }),
      },
    ],
  },
  {
    name: "gives two steps of one path the same route",
    yaml: inStep("thanks", { after: "title" }, "route: /goals"),
    expected: [
      {
        at: "funnel/steps/pages.yaml:4:10",
        message: routeMessages.routeTwiceOnPath({
          route: "/goals",
          earlierStep: "goals",
          step: "thanks",
        }),
      },
    ],
  },
  {
    name: "writes a page's file name with capitals and spaces",
    yaml: newFile("pages/Our Team.yaml", "title: Team", "sections: [{ heading: Us, text: [We] }]"),
    expected: [{ at: "funnel/pages/Our Team.yaml:1:1", message: routeMessages.pageFileName }],
  },
];
