import { describe, expect, test } from "vitest";
import { listDiagnostics } from "./small-funnel.fixtures.ts";

describe("small funnel", () => {
  test("compiles without errors", () => {
    expect(listDiagnostics()).toBe("nothing");
  });
});
