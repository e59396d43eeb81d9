import { expect, test } from "vitest";
import { told } from "../small-funnel.ts";

test("a marketer who mistypes a picture is told which one is meant", () => {
  expect(told(["steps/questions.yaml", "image: hero", "image: hreo"])).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});

test("a marketer who names a picture that is nowhere is told where to put it", () => {
  expect(told(["steps/questions.yaml", "image: hero", "image: testimonials"])).toMatchInlineSnapshot(
    `"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`,
  );
});

test("a marketer who names a picture by its name alone is told of it there", () => {
  expect(told(["site.yaml", "logo: hero", "logo: hreo"])).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});

test("a marketer who mistypes an icon is told which one is meant", () => {
  expect(told(["steps/questions.yaml", "icon: moon", "icon: mooon"])).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});

test("a marketer who names an icon that is not in the set is told which set it is", () => {
  expect(told(["offer.yaml", "icon: bed", "icon: steak-and-eggs"])).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});

test("a marketer whose picture depends on an answer is told once of all that are missing", () => {
  expect(
    told([
      "steps/pages.yaml",
      `title: Thank you
`,
      `title: Thank you
  image: "face-{gender|male}"
`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});

test("a marketer whose picture lacks for one answer is told where to put that one", () => {
  expect(
    told([
      "steps/pages.yaml",
      `title: Thank you
`,
      `title: Thank you
  image: "body-{gender|neutral}"
`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});

test("a marketer may name a picture by an answer", () => {
  expect(
    told([
      "steps/pages.yaml",
      `title: Thank you
`,
      `title: Thank you
  image: "body-{gender|male}"
`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});

test("a marketer whose picture needs an answer is told to say what shows without it", () => {
  expect(
    told([
      "steps/pages.yaml",
      `title: Thank you
`,
      `title: Thank you
  image: "body-{gender}"
`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});

test("a marketer who names a picture by a list is told what a name can hold", () => {
  expect(
    told([
      "steps/pages.yaml",
      `title: Thank you
`,
      `title: Thank you
  image: "body-{goals|male}"
`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});

test("a marketer whose figure lacks a part is told of each file and part", () => {
  expect(
    told([
      "steps/questions.yaml",
      `age:
`,
      `areas:
  type: body-areas
  title: Areas
  answer: areas
  figure: "body-{gender|male}"
  options: { arms: Arms, legs: Legs }

age:
`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});

test("a marketer who names a figure like a word of the language is told that it is missing", () => {
  expect(
    told([
      "steps/questions.yaml",
      `age:
`,
      `areas:
  type: body-areas
  title: Areas
  answer: areas
  figure: constructor
  options: { arms: Arms }

age:
`,
    ]),
  ).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});
