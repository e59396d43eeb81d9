import { expect, test } from "vitest";
import { told } from "./small-funnel.ts";

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
  ).toMatchInlineSnapshot(
    `"funnel/steps/more.yaml:1:1  There is a step "thanks" in funnel/steps/pages.yaml already. Give this one another id."`,
  );
});

test("a marketer whose file is empty is told what goes into it", () => {
  expect(told(["funnel.yaml", ""])).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:1:1  This file is empty. It should be a block of fields."`,
  );
});

test("a marketer whose chapter is empty is told what goes into it", () => {
  expect(
    told([
      "steps/more.yaml",
      `# to be written
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/more.yaml:1:1  This file should hold steps, each under its id: sleep: { type: single-choice, … }."`,
  );
});

test("a marketer whose chapter is a list is told what goes into it", () => {
  expect(
    told([
      "steps/more.yaml",
      `- thanks
- sales
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/more.yaml:1:1  This file should hold steps, each under its id: sleep: { type: single-choice, … }."`,
  );
});

test("a marketer whose offer is a list is told what goes into it", () => {
  expect(
    told([
      "offer.yaml",
      `- one
- two
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/offer.yaml:1:1  This file should be a block of fields. Take the dashes away: each line is a name, a colon, and what belongs to it."`,
  );
});

test("a marketer who deletes a file that a funnel needs is told which", () => {
  expect(told(["offer.yaml"])).toMatchInlineSnapshot(
    `"funnel/offer.yaml:1:1  This file is missing. A funnel needs it."`,
  );
});

test("a marketer who puts a chapter beside the steps folder is told where it belongs", () => {
  expect(
    told([
      "more.yaml",
      `more: { type: message, title: More }
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/more.yaml:1:1  Nothing reads this file. Steps belong in funnel/steps/, pages in funnel/pages/."`,
  );
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
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:25:17  "lable" is not a field here. Did you mean "label"?"`,
  );
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
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:25:35  An icon is named by one word, such as moon or fork-knife."`,
  );
});

test("a marketer whose files are broken in three places is told of all three", () => {
  expect(
    told(
      ["funnel.yaml", "name: Small funnel", "name:Small funnel"],
      ["pages/help.yaml", "text: [Answer]", "text: [Answer"],
      [
        "steps/questions.yaml",
        `  prompt: Choose
`,
        `  prompt
`,
      ],
    ),
  ).toMatchInlineSnapshot(`
  "funnel/funnel.yaml:1:1  A field is written with a colon and a space after its name: title: Sleep.
  funnel/pages/help.yaml:4:11  This "[" is not closed. Add "]" where the list ends.
  funnel/steps/questions.yaml:5:3  A field is written with a colon and a space after its name: title: Sleep."
`);
});

test("a marketer who lets a file end in .yml is told that nothing reads it", () => {
  expect(told(["pages/about.yml", "", "title: About\n"])).toMatchInlineSnapshot(
    `"funnel/pages/about.yml:1:1  Nothing reads this file. Let its name end in .yaml."`,
  );
});
