import { describe, expectTypeOf, test } from "vitest";
import type { ReportedPlace } from "#compiler/reported-places.ts";
import type { Json } from "#lib/json.ts";
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
