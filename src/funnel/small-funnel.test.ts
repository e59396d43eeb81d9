import { expect, test } from "vitest";
import { told } from "./small-funnel.ts";

test("a marketer whose funnel is sound is told nothing", () => {
  expect(told()).toBe("nothing");
});
