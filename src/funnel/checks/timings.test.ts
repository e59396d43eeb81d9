import { expect, test } from "vitest";
import { told } from "../small-funnel.ts";

test("a marketer who removes a timing is told which steps wait for it", () => {
  expect(
    told([
      "funnel.yaml",
      `  auto-advance: 500 ms
`,
      "",
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:2:1  A step of type single-choice waits for "auto-advance", which has no timing. Add it here: auto-advance: 500 ms."`,
  );
});

test("a marketer who removes the timing of the transition is told that the screen waits for it", () => {
  expect(
    told([
      "funnel.yaml",
      `  page-transition: 200 ms
`,
      "",
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:2:1  The screen waits for "page-transition", which has no timing. Add it here: page-transition: 500 ms."`,
  );
});

test("a marketer who adds a timing that nothing waits for is told to remove it", () => {
  expect(
    told([
      "funnel.yaml",
      `timings:
`,
      `timings:
  confetti: 2 s
`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/funnel.yaml:3:3  No step waits for "confetti". Remove it."`);
});

test("a marketer who mistypes a timing is told once which one is meant", () => {
  expect(told(["funnel.yaml", "auto-advance", "auto-advanse"])).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:3:3  No step waits for "auto-advanse". Did you mean "auto-advance"?"`,
  );
});

test("a marketer who writes a timing without its unit is told how it is written", () => {
  expect(told(["funnel.yaml", "500 ms", "500"])).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:3:17  A timing is written with its unit: 500 ms, or 1.5 s."`,
  );
});

test("a marketer who writes a timing in a unit that is not known is told how it is written", () => {
  expect(told(["funnel.yaml", "500 ms", "5 minutes"])).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:3:17  A timing is written with its unit: 500 ms, or 1.5 s."`,
  );
});

test("a marketer who writes a timing that browsers cannot wait for is told the longest", () => {
  expect(told(["funnel.yaml", "15 s", "1500000 s"])).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:5:22  A timing is at most an hour: 3600 s."`,
  );
});
