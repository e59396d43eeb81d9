import { expect, test } from "vitest";
import { told } from "../small-funnel.ts";

test("a marketer who forgets to close a placeholder is told before visitors read the brace", () => {
  expect(told(["steps/pages.yaml", "{gender|friend}", "{gender|friend"])).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:7:10  A brace stands in this text that holds no answer. An answer is written {goals}, or {goals|some words}."`,
  );
});

test("a marketer who leaves a placeholder empty is told how an answer is written", () => {
  expect(told(["steps/pages.yaml", "{gender|friend}", "{}"])).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:7:10  A brace stands in this text that holds no answer. An answer is written {goals}, or {goals|some words}."`,
  );
});

test("a marketer who puts an answer into the offer is told that none is filled in there", () => {
  expect(
    told(["offer.yaml", "description: ", "description: For {gender|you}, "]),
  ).toMatchInlineSnapshot(
    `"funnel/offer.yaml:3:14  A brace stands in this text, and answers are filled in where steps are written alone. Remove it."`,
  );
});
