import { describe, expect, test } from "vitest";
import { routeMessages } from "../diagnostics/messages/routes.ts";
import { diagnosticsFor, reported } from "../small-funnel.fixtures.ts";

const PAGE = "title: Login\nsections: [{ heading: A, text: [B] }]\n";
const links = (...routes: string[]) => ({
  site: { footer: { links: routes.map((to) => ({ label: "Link", to })) } },
});

describe("linkDiagnostics", () => {
  test("accepts links to steps, pages, and screens of the app", () => {
    expect(diagnosticsFor(links("/help", "/goals", "/login"))).toBe("nothing");
  });

  test("reports a step with an id that is a route of the app", () => {
    const split = { split: "order", A: ["sleep", "login"], B: ["login", "sleep"] };
    expect(
      diagnosticsFor({
        flow: ["start", "goals", split, "age", "sales"],
        steps: { thanks: undefined, login: { type: "message", title: "Thank you" } },
      }),
    ).toBe(reported("steps/more.yaml:1:1", routeMessages.routeOfTheApp({ route: "/login" })));
  });

  test("reports a page with a route of the app", () => {
    expect(diagnosticsFor(["pages/login.yaml", PAGE])).toBe(
      reported("pages/login.yaml:1:1", routeMessages.routeOfTheApp({ route: "/login" })),
    );
  });

  test("reports a page with a file name that isn't a valid route", () => {
    expect(diagnosticsFor(["pages/Our Story.yaml", PAGE])).toBe(
      reported("pages/Our Story.yaml:1:1", routeMessages.pageFileName),
    );
  });
});
