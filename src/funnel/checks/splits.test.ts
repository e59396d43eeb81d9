import { expect, test } from "vitest";
import { told } from "../small-funnel.ts";

test("a marketer whose split names no experiment is told which one may be meant", () => {
  expect(told(["funnel.yaml", "split: order", "split: ordre"])).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:17:12  "ordre" is no experiment. Did you mean "order"?"`,
  );
});

test("a marketer whose split names an experiment that nothing resembles is told where to describe it", () => {
  expect(told(["funnel.yaml", "split: order", "split: price"])).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:17:12  "price" is no experiment. Describe it under "experiments" above."`,
  );
});

test("a marketer whose shares do not make a whole is told what they add up to", () => {
  expect(told(["funnel.yaml", "B: 50%", "B: 40%"])).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:9:5  The arms of "order" add up to 90%. Change their shares so that they make 100%."`,
  );
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
  ).toMatchInlineSnapshot(`"nothing"`);
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
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:20:5  "C" is no arm of "order". Its arms are "A" and "B"."`,
  );
});

test("a marketer who forgets the list of an arm is told how to write an empty one", () => {
  expect(
    told([
      "funnel.yaml",
      `    B: [thanks, sleep]
`,
      "",
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:17:12  The split says nothing of arm "B". Give it a list, or an empty one where its visitors go straight on: B: []."`,
  );
});

test("a marketer who mistypes an arm is told once", () => {
  expect(
    told(
      ["funnel.yaml", "{ A: 50%, B: 50% }", "{ tiles: 50%, intake: 50% }"],
      ["funnel.yaml", "    A: [sleep", "    tiels: [sleep"],
      ["funnel.yaml", "    B: [thanks", "    intake: [thanks"],
    ),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:18:5  "tiels" is no arm of "order". Did you mean "tiles"?"`,
  );
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
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:10:13  "C" is no arm of "order". Its arms are "A" and "B"."`,
  );
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
  ).toMatchInlineSnapshot(`"nothing"`);
});
