import { describe, expect, expectTypeOf, test } from "vitest";
import type { ReportedPlace } from "#compiler/reported-places.ts";
import type { Json } from "#lib/json.ts";
import { collectEvents, describeEvents, hiding, openPage } from "./recorder.fixtures.ts";
import type { Counted, VisitEvent } from "./visit-event.ts";

/** The names of the fields that accept a value of a type. */
type Accepting<Value> = {
  [Name in keyof VisitEvent]-?: Value extends VisitEvent[Name] ? Name : never;
}[keyof VisitEvent];

// TypeScript checks these when the project is checked, and the test has nothing left to do.
describe("VisitEvent", () => {
  test("has no other fields", () => {
    expectTypeOf<keyof VisitEvent>().toEqualTypeOf<"n" | "type" | "place" | "seconds">();
  });

  test("has no field that accepts an answer, which can be any JSON", () => {
    expectTypeOf<Accepting<Json>>().toEqualTypeOf<never>();
    expectTypeOf<Accepting<Counted>>().toEqualTypeOf<"n" | "seconds">();
  });

  test("takes no place that the compiler hasn't checked", () => {
    expectTypeOf<string>().not.toExtend<ReportedPlace>();
    // @ts-expect-error An answer's value is a text, and so is the name of a place.
    const place: VisitEvent["place"] = "male";
    expectTypeOf(place).toExtend<string>();
  });
});

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
