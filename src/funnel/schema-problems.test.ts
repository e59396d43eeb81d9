import { expect, test } from "vitest";
import { told } from "./small-funnel.ts";

test("a marketer who mistypes a field is told once which one is meant", () => {
  expect(told(["steps/questions.yaml", "  title: Your goals", "  titel: Your goals"])).toMatchInlineSnapshot(
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
    `"funnel/steps/pages.yaml:4:3  "colour" is not a field here. There are "type", "route", "title", "hint", "continue", "image" and "text"."`,
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
  expect(told(["steps/questions.yaml", "title: Your goals", "title: [Your goals]"])).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:14:10  "title" should be a text."`,
  );
});

test("a marketer who writes a layout that does not exist is told which there are", () => {
  expect(
    told([
      "steps/questions.yaml",
      "answer: sleepHours",
      `answer: sleepHours
  layout: grid`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/steps/questions.yaml:24:11  "layout" should be "list" or "pictures"."`);
});

test("a marketer who mistypes a layout is told which one is meant", () => {
  expect(
    told([
      "steps/questions.yaml",
      "answer: sleepHours",
      `answer: sleepHours
  layout: picture`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/steps/questions.yaml:24:11  "layout" should be "list" or "pictures". Did you mean "pictures"?"`);
});

test("a marketer who mistypes how private an answer is is told which one is meant", () => {
  expect(
    told([
      "steps/questions.yaml",
      "answer: sleepHours",
      `answer: sleepHours
  sensitivity: helth`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/steps/questions.yaml:24:16  "sensitivity" should be "health", "personal" or "none". Did you mean "health"?"`);
});

test("a marketer who mistypes the type of a step is told which one is meant", () => {
  expect(told(["steps/questions.yaml", "type: multi-choice", "type: multichoice"])).toMatchInlineSnapshot(
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
  ).toMatchInlineSnapshot(`"funnel/steps/questions.yaml:12:1  The step "goals" needs a type: type: single-choice."`);
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
  ).toMatchInlineSnapshot(`"funnel/steps/pages.yaml:1:1  The step "thanks" needs a type: type: single-choice."`);
});

test("a marketer whose option fills more bars than the step shows is told how many", () => {
  expect(
    told(
      [
        "steps/questions.yaml",
        "answer: sleepHours",
        `answer: sleepHours
  bars: 3`,
      ],
      ["steps/questions.yaml", "icon: moon", "bars: 4"],
    ),
  ).toMatchInlineSnapshot(`"funnel/steps/questions.yaml:26:39  This step shows 3 bars, so an option fills 0 to 3."`);
});

test("a marketer whose option fills bars on a step without them is told to say how many", () => {
  expect(told(["steps/questions.yaml", "icon: moon", "bars: 1"])).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:25:39  Say how many bars the step shows: bars: 3 beside its title."`,
  );
});

test("a marketer whose step shows more bars than fit is told the most", () => {
  expect(
    told([
      "steps/questions.yaml",
      "answer: sleepHours",
      `answer: sleepHours
  bars: 9`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/steps/questions.yaml:24:9  "bars" should be at most 5."`);
});

test("a marketer whose option is a number alone is told how ids are written", () => {
  expect(told(["steps/questions.yaml", "    male: For men", "    1: For men"])).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:9:5  An id is written in lower case with dashes, and not with digits alone: pot-belly, 5-6."`,
  );
});

test("a marketer whose step has capitals in its id is told how ids are written", () => {
  expect(told(["steps/pages.yaml", "thanks:", "Thanks:"])).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:1:1  An id is written in lower case with dashes, and not with digits alone: pot-belly, 5-6."`,
  );
});

test("a marketer who leaves out the options is told so", () => {
  expect(
    told([
      "steps/questions.yaml",
      `  options:
    weight: Manage weight
    fit: Get fit
`,
      "",
    ]),
  ).toMatchInlineSnapshot(`"funnel/steps/questions.yaml:12:1  "options" is missing. Add it."`);
});

test("a marketer who removes every option is told that one is needed", () => {
  expect(
    told([
      "steps/questions.yaml",
      `  options:
    weight: Manage weight
    fit: Get fit
`,
      `  options: {}
`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/steps/questions.yaml:16:12  A choice needs at least one option."`);
});

test("a marketer whose option is true to YAML is told to use quotes", () => {
  expect(told(["steps/questions.yaml", "male: For men", "male: true"])).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:9:11  An option is its label, or a block with a label. Put numbers and the like in quotes."`,
  );
});

test("a marketer whose picture says nothing of what it shows is told that alt is missing", () => {
  expect(told(["steps/questions.yaml", "hero: { image: hero, alt: A plate }", "hero: { image: hero }"])).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:6:3  "alt" is missing. Add it."`,
  );
});

test("a marketer whose picture has no name is told to write one", () => {
  expect(told(["steps/questions.yaml", "image: hero", 'image: ""'])).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:6:18  "image" is empty. Write something there."`,
  );
});

test("a marketer who mistypes a field of a picture is told which one is meant", () => {
  expect(told(["steps/questions.yaml", "alt: A plate", "atl: A plate"])).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:6:24  "atl" is not a field here. Did you mean "alt"?"`,
  );
});

test("a marketer whose picture is a list is told how pictures are written", () => {
  expect(told(["steps/questions.yaml", "hero: { image: hero, alt: A plate }", "hero: [hero]"])).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:6:9  A picture is its name, or { image: name, alt: what it shows }."`,
  );
});

test("a marketer whose icon is a number is told how icons are named", () => {
  expect(told(["steps/questions.yaml", "icon: moon", "icon: 5"])).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:25:39  An icon is named by one word, such as moon or fork-knife."`,
  );
});

test("a marketer who begins an answer with a capital is told how answers are named", () => {
  expect(told(["steps/questions.yaml", "answer: sleepHours", "answer: SleepHours"])).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:23:11  An answer's name is written like sleepHours: letters and digits, the first one small; currentStep is taken."`,
  );
});

test("a marketer whose route lacks its slash is told how routes are written", () => {
  expect(
    told([
      "steps/pages.yaml",
      "title: Thank you",
      `title: Thank you
  route: thanks`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/steps/pages.yaml:4:10  A route is written like /personal-summary: a slash, then small letters, digits and dashes."`);
});

test("a marketer whose share lacks its percent sign is told how shares are written", () => {
  expect(told(["funnel.yaml", "A: 50%", "A: 50"])).toMatchInlineSnapshot(`"funnel/funnel.yaml:9:16  A share is written with a percent sign: 50%."`);
});

test("a marketer who names an arm like a word of the flow is told how arms are named", () => {
  expect(told(["funnel.yaml", "{ A: 50%", "{ when: 50%"])).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:9:13  An arm's name begins with a letter and has letters, digits and dashes, like A or short-summary; split, when, then and else are taken."`,
  );
});

test("a marketer whose page has no section is told that it needs one", () => {
  expect(
    told([
      "pages/help.yaml",
      `sections:
  - heading: Question
    text: [Answer]
`,
      `sections: []
`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/pages/help.yaml:2:11  "sections" needs at least 1 entry."`);
});

test("a marketer whose paragraph is a number is told which one", () => {
  expect(told(["pages/help.yaml", "text: [Answer]", "text: [Answer, 30]"])).toMatchInlineSnapshot(
    `"funnel/pages/help.yaml:4:20  Entry 2 of "text" should be a text. Put it in quotes: "30"."`,
  );
});

test("a marketer whose footer leads to another site is told where links of the footer lead", () => {
  expect(told(["site.yaml", "to: /help", "to: https://example.com"])).toMatchInlineSnapshot(
    `"funnel/site.yaml:8:26  A link of the footer leads to a page of this site: /help."`,
  );
});

test("a marketer whose social link is no address is told to write the whole", () => {
  expect(told(["site.yaml", "social: []", "social: [{ label: A, icon: sun, to: example.com }]"])).toMatchInlineSnapshot(
    `"funnel/site.yaml:9:39  Write the whole address: https://…"`,
  );
});

test("a marketer who gives one id to two steps is told where the first is", () => {
  expect(
    told(
      [
        "steps/more.yaml",
        `thanks: { type: message, title: Thanks again }
`,
      ],
      ["funnel.yaml", "name: Small", "name: Small"],
    ),
  ).toMatchInlineSnapshot(`"funnel/steps/more.yaml:1:1  There is a step "thanks" in funnel/steps/pages.yaml already. Give this one another id."`);
});

test("a marketer whose file is empty is told what goes into it", () => {
  expect(told(["funnel.yaml", ""])).toMatchInlineSnapshot(`"funnel/funnel.yaml:1:1  This file is empty. It should be a block of fields."`);
});

test("a marketer whose chapter is empty is told what goes into it", () => {
  expect(
    told([
      "steps/more.yaml",
      `# to be written
`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/steps/more.yaml:1:1  This file should hold steps, each under its id: sleep: { type: single-choice, … }."`);
});

test("a marketer whose chapter is a list is told what goes into it", () => {
  expect(
    told([
      "steps/more.yaml",
      `- thanks
- sales
`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/steps/more.yaml:1:1  This file should hold steps, each under its id: sleep: { type: single-choice, … }."`);
});

test("a marketer whose offer is a list is told what goes into it", () => {
  expect(
    told([
      "offer.yaml",
      `- one
- two
`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/offer.yaml:1:1  This file should be a block of fields."`);
});

test("a marketer who deletes a file that a funnel needs is told which", () => {
  expect(told(["offer.yaml"])).toMatchInlineSnapshot(`"funnel/offer.yaml:1:1  This file is missing. A funnel needs it."`);
});

test("a marketer who puts a chapter beside the steps folder is told where it belongs", () => {
  expect(
    told([
      "more.yaml",
      `more: { type: message, title: More }
`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/more.yaml:1:1  Nothing reads this file. Steps belong in funnel/steps/, pages in funnel/pages/."`);
});

test("a marketer who makes mistakes everywhere is told of all in reading order", () => {
  expect(
    told(
      ["steps/questions.yaml", "  title: Your goals", "  titel: Your goals"],
      ["steps/questions.yaml", "default: 30", "default: thirty"],
      ["funnel.yaml", "A: 50%", "A: 50"],
      ["site.yaml", "label: Footer", "lable: Footer"],
      ["pages/help.yaml", "heading: Question", "heading: 5"],
      ["funnel.yaml", "500 ms", "500"],
      ["funnel.yaml", "[sleep, thanks]", "sleep"],
    ),
  ).toMatchInlineSnapshot(`
    "funnel/funnel.yaml:3:17  A timing is written with its unit: 500 ms, or 1.5 s.
    funnel/funnel.yaml:9:16  A share is written with a percent sign: 50%.
    funnel/pages/help.yaml:3:14  "heading" should be a text. Put it in quotes: "5".
    funnel/site.yaml:6:3  "lable" is not a field here. Did you mean "label"?
    funnel/steps/questions.yaml:14:3  "titel" is not a field here. Did you mean "title"?
    funnel/steps/questions.yaml:32:12  "default" should be a number. Write it in digits, without quotes."
  `);
});

test("a marketer whose mistake stands in a block that is repeated is told once", () => {
  expect(
    told([
      "steps/questions.yaml",
      `options:
    5-6: { label: 5 to 6 hours, icon: moon }
    7-8: { label: 7 to 8 hours, icon: bed }`,
      `options:
    5-6: &six { lable: 5 to 6 hours, icon: moon }
    7-8: *six`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/steps/questions.yaml:25:17  "lable" is not a field here. Did you mean "label"?"`);
});

test("a marketer whose mistake comes in by a merged block is told where it stands", () => {
  expect(
    told([
      "steps/questions.yaml",
      `    5-6: { label: 5 to 6 hours, icon: moon }
    7-8: { label: 7 to 8 hours, icon: bed }`,
      `    5-6: &six { label: Six, icon: 5 }
    7-8: { <<: *six, label: Seven }`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/steps/questions.yaml:25:35  An icon is named by one word, such as moon or fork-knife."`);
});
