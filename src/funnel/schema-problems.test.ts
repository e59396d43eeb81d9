import { expect, test } from "vitest";
import { told } from "./small-funnel.ts";

test("a marketer who mistypes a field is told once which one is meant", () => {
  expect(
    told(["steps/questions.yaml", "  title: Your goals", "  titel: Your goals"]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:14:3  "titel" is not a field here. Did you mean "title"?"`,
  );
});

test("a marketer who writes a field that steps do not have is told which they have", () => {
  expect(
    told([
      "steps/pages.yaml",
      "  title: Thank you",
      `  title: Thank you
  colour: red`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:4:3  "colour" is not a field here. There are "type", "route", "title", "hint", "continue", "image", "text", "when" and "instead"."`,
  );
});

test("a marketer who writes an unknown field into an option is told which one is meant", () => {
  expect(told(["steps/questions.yaml", "icon: moon", "icno: moon"])).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:25:33  "icno" is not a field here. Did you mean "icon"?"`,
  );
});

test("a marketer who writes an unknown field into a list is told at that entry", () => {
  expect(told(["offer.yaml", "text: Rest", "text: Rest, price: free"])).toMatchInlineSnapshot(
    `"funnel/offer.yaml:8:63  "price" is not a field here. There are "icon" and "text"."`,
  );
});

test("a marketer who forgets a field is told at the step that lacks it", () => {
  expect(
    told([
      "steps/questions.yaml",
      `  title: Your goals
`,
      "",
    ]),
  ).toMatchInlineSnapshot(`"funnel/steps/questions.yaml:12:1  "title" is missing. Add it."`);
});

test("a marketer who forgets a field of a block is told at that block", () => {
  expect(
    told([
      "steps/pages.yaml",
      `    title: Your answers
`,
      "",
    ]),
  ).toMatchInlineSnapshot(`"funnel/steps/pages.yaml:8:3  "title" is missing. Add it."`);
});

test("a marketer who leaves a field empty is told what goes there", () => {
  expect(told(["steps/questions.yaml", "title: Your goals", "title:"])).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:14:9  "title" is empty. It should be a text."`,
  );
});

test("a marketer who writes spaces only is told to write a text", () => {
  expect(told(["steps/questions.yaml", "title: Your goals", 'title: "  "'])).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:14:10  Write some text here, or remove the line."`,
  );
});

test("a marketer who writes a number where a text goes is told to put it in quotes", () => {
  expect(told(["steps/questions.yaml", "title: Your goals", "title: 2026"])).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:14:10  "title" should be a text. Put it in quotes: "2026"."`,
  );
});

test("a marketer who writes true where a text goes is told to put it in quotes", () => {
  expect(told(["steps/questions.yaml", "title: Your goals", "title: true"])).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:14:10  "title" should be a text. Put it in quotes: "true"."`,
  );
});

test("a marketer who writes a text where a number goes is told to write digits", () => {
  expect(told(["steps/questions.yaml", "default: 30", "default: thirty"])).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:32:12  "default" should be a number. Write it in digits, without quotes."`,
  );
});

test("a marketer who writes half a year where a whole number goes is told so", () => {
  expect(told(["steps/questions.yaml", "default: 30", "default: 30.5"])).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:32:12  "default" should be a whole number."`,
  );
});

test("a marketer who writes a list where a text goes is told so", () => {
  expect(
    told(["steps/questions.yaml", "title: Your goals", "title: [Your goals]"]),
  ).toMatchInlineSnapshot(`"funnel/steps/questions.yaml:14:10  "title" should be a text."`);
});

test("a marketer who writes a layout that does not exist is told which there are", () => {
  expect(
    told([
      "steps/questions.yaml",
      "answer: sleepHours",
      `answer: sleepHours
  layout: grid`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:24:11  "layout" should be "list" or "pictures"."`,
  );
});

test("a marketer who mistypes a layout is told which one is meant", () => {
  expect(
    told([
      "steps/questions.yaml",
      "answer: sleepHours",
      `answer: sleepHours
  layout: picture`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:24:11  "layout" should be "list" or "pictures". Did you mean "pictures"?"`,
  );
});

test("a marketer who mistypes how private an answer is is told which one is meant", () => {
  expect(
    told([
      "steps/questions.yaml",
      "answer: sleepHours",
      `answer: sleepHours
  sensitivity: helth`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:24:16  "sensitivity" should be "health", "personal" or "none". Did you mean "health"?"`,
  );
});

test("a marketer who mistypes the type of a step is told which one is meant", () => {
  expect(
    told(["steps/questions.yaml", "type: multi-choice", "type: multichoice"]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:13:9  "multichoice" is no type of step. Did you mean "multi-choice"?"`,
  );
});

test("a marketer who invents a type of step is told which there are", () => {
  expect(told(["steps/questions.yaml", "type: multi-choice", "type: quiz"])).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:13:9  "quiz" is no type of step. There are "body-areas", "card-stack", "counter", "email", "entrance", "features", "height", "message", "multi-choice", "number", "results", "sales", "single-choice", "status-lines", "summary-intake", "summary-tiles" or "weight"."`,
  );
});

test("a marketer who forgets the type of a step is told at the step", () => {
  expect(
    told([
      "steps/questions.yaml",
      `  type: multi-choice
`,
      "",
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:12:1  The step "goals" needs a type: type: single-choice."`,
  );
});

test("a marketer who writes nothing under a step is told that it needs a type", () => {
  expect(
    told([
      "steps/pages.yaml",
      `thanks:
  type: message
  title: Thank you
`,
      `thanks:
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:1:1  The step "thanks" needs a type: type: single-choice."`,
  );
});
