import { expect, test } from "vitest";
import { told } from "./small-funnel.ts";

test("a marketer who indents with a tab is told at that tab", () => {
  expect(
    told(["funnel.yaml", "  continue: Continue", "	continue: Continue"]),
  ).toMatchInlineSnapshot(`"funnel/funnel.yaml:11:1  A tab indents this line. Use spaces."`);
});

test("a marketer who writes a step twice in a file is told at the second", () => {
  expect(
    told([
      "steps/pages.yaml",
      `sales:
`,
      `thanks: { type: message, title: Again }

sales:
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:5:1  "thanks" stands in this block already. Remove one of the two."`,
  );
});

test("a marketer who forgets the bracket of a list is told where it was opened", () => {
  expect(told(["funnel.yaml", "A: [sleep, thanks]", "A: [sleep, thanks"])).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:18:8  This "[" is not closed. Add "]" where the list ends."`,
  );
});

test("a marketer who forgets the last bracket of a file is told where it was opened", () => {
  expect(told(["pages/help.yaml", "text: [Answer]", "text: [Answer"])).toMatchInlineSnapshot(
    `"funnel/pages/help.yaml:4:11  This "[" is not closed. Add "]" where the list ends."`,
  );
});

test("a marketer who forgets the brace of a block is told where it was opened", () => {
  expect(told(["steps/questions.yaml", "icon: moon }", "icon: moon"])).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:25:10  This "{" is not closed. Add "}" where the block ends."`,
  );
});

test("a marketer who forgets to close a quote is told where it was opened", () => {
  expect(
    told(["steps/questions.yaml", "title: Your goals", 'title: "Your goals']),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:14:10  This quote is not closed. Add " where the text ends; a " within it is written \\"."`,
  );
});

test("a marketer who forgets to close a single quote is told how to write one within", () => {
  expect(
    told(["steps/questions.yaml", "title: Your goals", "title: 'Your goals"]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:14:10  This quote is not closed. Add ' where the text ends; a ' within it is written ''."`,
  );
});

test("a marketer whose text begins with an apostrophe is told to check its quotes", () => {
  expect(
    told(["steps/questions.yaml", "title: Your goals", "title: 'Goals' of yours"]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:14:18  This follows a text that has ended already. Put the whole text in double quotes."`,
  );
});

test("a marketer whose text has a colon in it is told to use quotes", () => {
  expect(
    told(["steps/questions.yaml", "title: Your goals", "title: Goals: yours"]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:14:10  A colon stands within this text, so that a second field begins there. Put the whole text in double quotes."`,
  );
});

test("a marketer whose text in braces has a colon in it is told to use quotes", () => {
  expect(
    told(["steps/questions.yaml", "label: 5 to 6 hours", "label: Hours: 5 to 6"]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:25:19  A colon stands within this text. Put the text in quotes, or add the comma that is missing before the next field."`,
  );
});

test("a marketer who forgets a comma between fields is told to add it", () => {
  expect(
    told(["steps/questions.yaml", "hours, icon: moon", "hours icon: moon"]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:25:19  A colon stands within this text. Put the text in quotes, or add the comma that is missing before the next field."`,
  );
});

test("a marketer who writes a comma too many is told where", () => {
  expect(
    told(["steps/questions.yaml", "hours, icon: moon", "hours,, icon: moon"]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:25:32  This does not fit here. Check the quotes, commas, brackets and the indentation before it."`,
  );
});

test("a marketer who indents a field too far is told at its line", () => {
  expect(
    told(["steps/questions.yaml", "  prompt: Choose", "   prompt: Choose"]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:5:4  This line stands further in than the field above it, which has its value already. Let both begin in the same column."`,
  );
});

test("a marketer who indents a field too little is told at its line", () => {
  expect(told(["funnel.yaml", "  and: and", " and: and"])).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:12:1  This line does not stand under the others of its block. Lines that belong together begin in the same column."`,
  );
});

test("a marketer who forgets the colon of a field is told how fields are written", () => {
  expect(
    told([
      "steps/questions.yaml",
      `  prompt: Choose
`,
      `  prompt
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:5:3  A field is written with a colon and a space after its name: title: Sleep."`,
  );
});

test("a marketer who forgets the space after a colon is told how fields are written", () => {
  expect(told(["funnel.yaml", "name: Small funnel", "name:Small funnel"])).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:1:1  A field is written with a colon and a space after its name: title: Sleep."`,
  );
});

test("a marketer whose text begins with a reserved sign is told to use quotes", () => {
  expect(
    told(["steps/questions.yaml", "title: Your goals", "title: @home workouts"]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:14:10  A text that begins with "@" needs quotes: title: "@home workouts"."`,
  );
});

test("a marketer whose text begins with an exclamation mark is told to use quotes", () => {
  expect(
    told(["steps/questions.yaml", "title: Your goals", "title: !Important goals"]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:14:10  A text that begins with "!" needs quotes: title: "!Important goals"."`,
  );
});

test("a marketer whose text begins with an asterisk is told to use quotes", () => {
  expect(
    told(["steps/questions.yaml", "title: Your goals", "title: *goals*"]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:14:10  "*goals*" refers to nothing. Name a block with "&goals*" above it first, or put the text in quotes."`,
  );
});

test("a marketer who writes a backslash in double quotes is told what it does there", () => {
  expect(
    told(["steps/questions.yaml", "title: Your goals", 'title: "Your \\goals"']),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:14:16  A backslash has a meaning within double quotes. Write it twice, or use single quotes."`,
  );
});

test("a marketer who begins a list beside its field is told to use a new line", () => {
  expect(
    told([
      "funnel.yaml",
      `flow:
  - start`,
      "flow: - start",
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:14:7  A list begins on the line below its field. Put this on a line of its own."`,
  );
});

test("a marketer who writes a line of dashes is told that nothing behind it is read", () => {
  expect(
    told([
      "steps/pages.yaml",
      `sales:
`,
      `---
sales:
`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/pages.yaml:5:1  This line of dashes begins a second document, which nothing reads. Remove the line."`,
  );
});

test("a marketer who repeats a block that has no name is told how to name one", () => {
  expect(
    told(["steps/questions.yaml", "title: Your goals", "title: *title"]),
  ).toMatchInlineSnapshot(
    `"funnel/steps/questions.yaml:14:10  "*title" refers to nothing. Name a block with "&title" above it first, or put the text in quotes."`,
  );
});

test("a marketer who repeats a block within itself is told so", () => {
  expect(
    told([
      "funnel.yaml",
      `flow:
  - start`,
      `flow: &flow
  - *flow
  - start`,
    ]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:15:5  "*flow" refers to the block that it stands in. Write out what is meant."`,
  );
});

test("a marketer whose text holds a # is told where it would be cut off, and remarks stay remarks", () => {
  expect(
    told(["offer.yaml", "description: A plan.", "description: Our #1 plan."]),
  ).toMatchInlineSnapshot(
    `"funnel/offer.yaml:3:18  From this # on the line is a remark that nobody reads. Put the whole text in quotes, or a space after the # where it is a remark."`,
  );
  expect(told(["offer.yaml", "description: A plan.", "description: A plan. # the short one"])).toBe(
    "nothing",
  );
});

test("a marketer whose first line cannot be read is told at that line, and not of the next one", () => {
  expect(
    told(["funnel.yaml", "name: Small funnel", "{plit: xame: $[Small funnel"]),
  ).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:1:14  A colon stands within this text, so that a second field begins there. Put the whole text in double quotes."`,
  );
});
