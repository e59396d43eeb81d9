import { describe, expect, test } from "vitest";
import { matchRoute } from "./match-route.ts";

const routes = ["/login", "/reset-password"] as const;

describe("matchRoute", () => {
  test.each([
    ["as it is", "/reset-password"],
    ["in another case", "/Reset-Password"],
    ["with slashes at its end", "/reset-password//"],
    ["encoded", "/reset%2Dpassword"],
  ])("finds the route of a path %s", (_, pathname) => {
    expect(matchRoute(routes, pathname)).toBe("/reset-password");
  });

  test.each(["/", "/reset", "/reset-password/now", "/login%", "/%E0%A4%A", "", "//login"])(
    "finds no route for %s",
    (pathname) => {
      expect(matchRoute(routes, pathname)).toBeUndefined();
    },
  );
});
