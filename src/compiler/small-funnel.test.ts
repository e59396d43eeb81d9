import { describe, expect, test } from "vitest";
import { diagnosticsFor } from "./small-funnel.fixtures.ts";

describe("small funnel", () => {
  test("compiles without errors", () => {
    expect(diagnosticsFor()).toBe("nothing");
  });
});
