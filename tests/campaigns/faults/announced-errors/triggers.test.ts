// @module-tag long
import { expect, test } from "vitest";
import { errorCatalogue } from "./catalogue.ts";
import { findUnmatchedTexts } from "./triggers.ts";

test("each error message has something that brings it up in the campaign `announced-errors`, and the other way around", () => {
  const catalogue = errorCatalogue();

  expect(catalogue.length).toBeGreaterThan(50);
  expect(findUnmatchedTexts(catalogue)).toEqual([]);
});
