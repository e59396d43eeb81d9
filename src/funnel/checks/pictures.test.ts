import { expect, test } from "vitest";
import { told } from "../small-funnel.ts";
import { smallProgram } from "../small-program.ts";

test("a marketer who mistypes a picture is told which one is meant", () => {
  expect(told(["steps/questions.yaml", "image: hero", "image: hreo"])).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:6:18  There is no picture "hreo". Did you mean "hero"?"`,
  );
});

test("a marketer who names a picture that is nowhere is told where to put it", () => {
  expect(
    told(["steps/questions.yaml", "image: hero", "image: testimonials"]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:6:18  There is no picture "testimonials". Put it at funnel/images/testimonials.svg."`,
  );
});

test("a marketer who names a picture by its name alone is told of it there", () => {
  expect(told(["theme.yaml", "logo: hero", "logo: hreo"])).toMatchInlineSnapshot(
    `"funnel/theme.yaml:1:7  There is no picture "hreo". Did you mean "hero"?"`,
  );
});

test("a marketer who mistypes an icon is told which one is meant", () => {
  expect(told(["steps/questions.yaml", "icon: moon", "icon: mooon"])).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:25:39  There is no icon "mooon". Did you mean "moon"?"`,
  );
});

test("a marketer who names an icon that is not in the set is told which set it is", () => {
  expect(told(["offer.yaml", "icon: bed", "icon: steak-and-eggs"])).toMatchInlineSnapshot(
    `"funnel/offer.yaml:8:46  There is no icon "steak-and-eggs". The names are those of the Phosphor set."`,
  );
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
  ).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:4:10  There are no pictures "face-male" and "face-female". Put each at its name in funnel/images, ending in .svg."`,
  );
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
  ).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:4:10  There is no picture "body-neutral". Put it at funnel/images/body-neutral.svg."`,
  );
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
  ).toMatchInlineSnapshot(`"nothing"`);
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
  ).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:4:10  Say which picture shows where "gender" was not answered: {gender|male}."`,
  );
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
  ).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:4:10  "goals" is a multiple choice, and a picture's name can only hold a single choice."`,
  );
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
  ).toMatchInlineSnapshot(`
    "funnel/steps/questions.yaml:32:11  The picture "body-male" has no part with the id "legs". Name a shape or group so in funnel/images/body-male.svg.
    funnel/steps/questions.yaml:32:11  The picture "body-female" has no part with the id "arms". Name a shape or group so in funnel/images/body-female.svg.
    funnel/steps/questions.yaml:32:11  The picture "body-female" has no part with the id "legs". Name a shape or group so in funnel/images/body-female.svg."
  `);
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
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:32:11  There is no picture "constructor". Put it at funnel/images/constructor.svg."`,
  );
});

test("a marketer who mistypes the picture of a meal is told which one is meant, and of any sound one nothing", () => {
  expect(told(...smallProgram)).toBe("nothing");
  expect(
    told(...smallProgram, ["program/meals.yaml", "image: hero", "image: hreo"]),
  ).toMatchInlineSnapshot(
    `"funnel/program/meals.yaml:2:36  There is no picture "hreo". Did you mean "hero"?"`,
  );
  expect(
    told(...smallProgram, ["program/meals.yaml", "image: body-male", "image: body-mail"]),
  ).toMatchInlineSnapshot(
    `"funnel/program/meals.yaml:3:43  There is no picture "body-mail". Did you mean "body-male"?"`,
  );
});

test("a marketer who names a meal's picture by an answer is told that members are asked none", () => {
  expect(
    told(...smallProgram, ["program/meals.yaml", "image: hero", 'image: "body-{gender|male}"']),
  ).toMatchInlineSnapshot(
    `"funnel/program/meals.yaml:2:36  A brace stands in this text, and answers are filled in where steps are written alone. Remove it."`,
  );
});
