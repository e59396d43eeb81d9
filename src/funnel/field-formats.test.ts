import { expect, test } from "vitest";
import { told } from "./small-funnel.ts";

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
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:26:39  This step shows 3 bars, so an option fills 0 to 3."`,
  );
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
  expect(
    told(["steps/questions.yaml", "    male: For men", "    1: For men"]),
  ).toMatchInlineSnapshot(
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
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:16:12  A choice needs at least one option."`,
  );
});

test("a marketer whose option is true to YAML is told to use quotes", () => {
  expect(told(["steps/questions.yaml", "male: For men", "male: true"])).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:9:11  An option is its label, or a block with a label. Put numbers and the like in quotes."`,
  );
});

test("a marketer whose picture says nothing of what it shows is told that alt is missing", () => {
  expect(
    told(["steps/questions.yaml", "hero: { image: hero, alt: A plate }", "hero: { image: hero }"]),
  ).toMatchInlineSnapshot(`"funnel/steps/questions.yaml:6:3  "alt" is missing. Add it."`);
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
  expect(
    told(["steps/questions.yaml", "hero: { image: hero, alt: A plate }", "hero: [hero]"]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:6:9  A picture is its name, or { image: name, alt: what it shows }."`,
  );
});

test("a marketer whose icon is a number is told how icons are named", () => {
  expect(told(["steps/questions.yaml", "icon: moon", "icon: 5"])).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:25:39  An icon is named by one word, such as moon or fork-knife."`,
  );
});

test("a marketer who begins an answer with a capital is told how answers are named", () => {
  expect(
    told(["steps/questions.yaml", "answer: sleepHours", "answer: SleepHours"]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:23:11  An answer's name is written like sleepHours: letters and digits, the first one small; currentStep, arm, all, any and not are taken."`,
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
  ).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:4:10  A route is written like /personal-summary: a slash, then small letters, digits and dashes."`,
  );
});

test("a marketer whose share lacks its percent sign is told how shares are written", () => {
  expect(told(["funnel.yaml", "A: 50%", "A: 50"])).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:9:16  A share is written with a percent sign: 50%."`,
  );
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
  expect(
    told(["site.yaml", "social: []", "social: [{ label: A, icon: sun, to: example.com }]"]),
  ).toMatchInlineSnapshot(`"funnel/site.yaml:9:39  Write the whole address: https://…"`);
});
