import { describe, expect, test } from "vitest";
import { collectEvents, describeEvents, hiding, openPage } from "./recorder.fixtures.ts";

const plan = hiding({ advice: ["one"], rejoined: ["left-arm", "right-arm"], first: [] });

/** The events of a walk, without their seconds. */
function walk(...places: string[]) {
  const page = openPage({ plan });
  page.comeTo(places[0]);
  for (const place of places.slice(1)) page.goOn(place);
  page.hide();
  return describeEvents(collectEvents(page).map(({ seconds: _, ...event }) => event));
}

describe("reportedPlace", () => {
  test("hides a screen that would reveal an answer in the stay before it", () => {
    expect(walk("start", "one", "advice", "two")).toEqual(walk("start", "one", "two"));
  });

  test("doesn't even show that someone is on it", () => {
    expect(walk("start", "one", "advice")).toEqual(walk("start", "one"));
    const page = openPage({ plan });
    page.comeTo("start");
    for (const place of ["one", "advice", "one"]) page.goOn(place);
    page.comeTo("advice");
    page.goOn("two");
    page.hide();
    expect(
      describeEvents(collectEvents(page)).filter((line) => line.startsWith("answered one")),
    ).toHaveLength(1);
  });

  test("reports it as the arm that the visitor was in, also on the way back", () => {
    const page = openPage({ plan });
    page.comeTo("start");
    for (const place of ["right-arm", "rejoined", "two"]) page.goOn(place);
    page.comeTo("rejoined");
    page.hide();
    expect(describeEvents(collectEvents(page)).at(-1)).toBe("entered right-arm");
  });

  test("reports it as the first possible one if the visitor opened it by its address", () => {
    expect(walk("rejoined")).toEqual(["entered left-arm"]);
  });

  test("doesn't report it if nothing comes before", () => {
    expect(walk("first", "two")).toEqual(["entered two"]);
    expect(walk("two", "first")).toEqual(["entered two"]);
  });

  test("isn't confused by a place with the name of a built-in property", () => {
    expect(walk("constructor")).toEqual(["entered constructor"]);
  });
});
