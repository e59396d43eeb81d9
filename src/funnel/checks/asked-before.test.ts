import { expect, test } from "vitest";
import { told } from "../small-funnel.ts";

test("a marketer whose branch reads an answer that comes later is told to put the question first", () => {
  expect(
    told(
      [
        "funnel.yaml",
        `  - goals
`,
        `  - goals
  - when: { age: { atLeast: 50 } }
    then: [extra]
`,
      ],
      [
        "steps/pages.yaml",
        `sales:
`,
        `extra: { type: message, title: Extra }

sales:
`,
      ],
    ),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:17:13  "age" is read here, but no path has asked for it yet. Put its question before this place."`,
  );
});

test("a marketer whose copy reads an answer that comes later is told to put the question first", () => {
  expect(
    told(["steps/questions.yaml", "title: Your goals", "title: Your goals at {age|any age}"]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:14:24  "age" is read here, but no path has asked for it yet. Put its question before this place."`,
  );
});

test("a marketer whose step reads itself before it is answered is told to put the question first", () => {
  expect(
    told(["steps/questions.yaml", "title: How old are you?", "title: How old are you, {age|you}?"]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:30:27  "age" is what this very step asks for, so nobody has answered it before they are here. Let it depend on an earlier answer, or move it to a later step."`,
  );
});

test("a marketer whose copy holds an answer that some paths skip is told to write words for them", () => {
  expect(
    told(
      ["funnel.yaml", "B: [thanks, sleep]", "B: [thanks]"],
      ["steps/pages.yaml", "{gender|friend}", "{sleepHours}"],
    ),
  ).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:7:21  Not every path to "sales" asks for "sleepHours": it is not asked on the way start > (in arm B of order) > sales. Say what stands there otherwise: {sleepHours|some words}."`,
  );
});

test("a marketer who writes such words is told nothing", () => {
  expect(
    told(
      ["funnel.yaml", "B: [thanks, sleep]", "B: [thanks]"],
      ["steps/pages.yaml", "{gender|friend}", "{sleepHours|friend}"],
    ),
  ).toMatchInlineSnapshot(`"nothing"`);
});

test("a marketer whose copy holds an answer that every arm asks for is told nothing", () => {
  expect(told(["steps/pages.yaml", "{gender|friend}", "{sleepHours}"])).toMatchInlineSnapshot(
    `"nothing"`,
  );
});

test("a marketer who reads an answer of the one arm in the other is told to put the question first", () => {
  expect(
    told(
      ["funnel.yaml", "B: [thanks, sleep]", "B: [thanks]"],
      ["steps/pages.yaml", "title: Thank you", "title: Thank you for {sleepHours|it}"],
      ["funnel.yaml", "A: [sleep, thanks]", "A: [thanks, sleep]"],
    ),
  ).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:3:24  "sleepHours" is read here, but no path has asked for it yet. Put its question before this place."`,
  );
});
