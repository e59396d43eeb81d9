import { describe, expect, test } from "vitest";
import { routeMessages } from "../diagnostics/messages/routes.ts";
import { formatReport, listDiagnostics } from "../small-funnel.fixtures.ts";

const PAGE = "title: Login\nsections: [{ heading: A, text: [B] }]\n";
const links = (...routes: string[]) => ({
  site: { footer: { links: routes.map((to) => ({ label: "Link", to })) } },
});

describe("linkDiagnostics", () => {
  test("accepts links to steps, pages, and screens of the app", () => {
    expect(listDiagnostics(links("/help", "/goals", "/login"))).toBe("nothing");
  });

  test("reports a step with an id that is a route of the app", () => {
    const split = { split: "order", A: ["sleep", "login"], B: ["login", "sleep"] };
    expect(
      listDiagnostics({
        flow: ["start", "goals", split, "age", "sales"],
        steps: { thanks: undefined, login: { type: "message", title: "Thank you" } },
      }),
    ).toBe(formatReport("steps/more.yaml:1:1", routeMessages.routeOfTheApp({ route: "/login" })));
  });

  test("reports a page with a route of the app", () => {
    expect(listDiagnostics(["pages/login.yaml", PAGE])).toBe(
      formatReport("pages/login.yaml:1:1", routeMessages.routeOfTheApp({ route: "/login" })),
    );
  });

  test("reports a page with a file name that isn't a valid route", () => {
    expect(listDiagnostics(["pages/Our Story.yaml", PAGE])).toBe(
      formatReport("pages/Our Story.yaml:1:1", routeMessages.pageFileName),
    );
  });
});
