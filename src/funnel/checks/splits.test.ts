import { expect, test } from "vitest";
import { told } from "../small-funnel.ts";

test("a marketer whose split names no experiment is told which one may be meant", () => {
  expect(told(["funnel.yaml", "split: order", "split: ordre"])).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});

test("a marketer whose split names an experiment that nothing resembles is told where to describe it", () => {
  expect(told(["funnel.yaml", "split: order", "split: price"])).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});

test("a marketer whose shares do not make a whole is told what they add up to", () => {
  expect(told(["funnel.yaml", "B: 50%", "B: 40%"])).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});

test("a marketer who writes thirds is not bothered with the rounding", () => {
  expect(
    told(
      ["funnel.yaml", "{ A: 50%, B: 50% }", "{ A: 33.33%, B: 33.33%, C: 33.34% }"],
      [
        "funnel.yaml",
        `    B: [thanks, sleep]
`,
        `    B: [thanks, sleep]
    C: [sleep]
`,
      ],
    ),
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});

test("a marketer who gives a list to an arm that the experiment lacks is told which arms there are", () => {
  expect(
    told([
      "funnel.yaml",
      `    B: [thanks, sleep]
`,
      `    B: [thanks, sleep]
    C: [sleep]
`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});

test("a marketer who forgets the list of an arm is told how to write an empty one", () => {
  expect(
    told([
      "funnel.yaml",
      `    B: [thanks, sleep]
`,
      "",
    ]),
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});

test("a marketer who mistypes an arm is told once", () => {
  expect(
    told(
      ["funnel.yaml", "{ A: 50%, B: 50% }", "{ tiles: 50%, intake: 50% }"],
      ["funnel.yaml", "    A: [sleep", "    tiels: [sleep"],
      ["funnel.yaml", "    B: [thanks", "    intake: [thanks"],
    ),
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});

test("a marketer whose winner is no arm is told which arms there are", () => {
  expect(
    told([
      "funnel.yaml",
      `B: 50% }
`,
      `B: 50% }
    winner: C
`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});

test("a marketer may let a winner end an experiment", () => {
  expect(
    told([
      "funnel.yaml",
      `B: 50% }
`,
      `B: 50% }
    winner: B
`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});
