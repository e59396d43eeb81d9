import { expect, test } from "vitest";
import { told } from "./small-funnel.ts";

test("a designer who forgets the quotes of a colour is told that # begins a comment", () => {
  const unquoted =
    'logo: hero\ntype: { display: fraunces, text: figtree }\ncorner: 16 px\ncolors:\n  light:\n    paper: #ffffff\n    ink: "#000000"\n';
  expect(told(["theme.yaml", unquoted])).toContain(
    "funnel/theme.yaml:6:12  From this # on the line is a remark that nobody reads. Put the whole text in quotes",
  );
});

test("a colour by its name is refused with how to write it", () => {
  expect(told(["theme.yaml", 'ink: "#000000"', "ink: black"])).toMatchInlineSnapshot(
    `"funnel/theme.yaml:5:78  A colour is # and six digits, in quotes: "#a3211f"."`,
  );
});

test("a corner without a unit is refused with how to write it", () => {
  expect(told(["theme.yaml", "corner: 16 px", "corner: 16"])).toMatchInlineSnapshot(
    `"funnel/theme.yaml:3:9  A corner is written with its unit: 16 px."`,
  );
});

test("a corner that would cut off text is refused", () => {
  expect(told(["theme.yaml", "corner: 16 px", "corner: 400 px"])).toMatchInlineSnapshot(
    `"funnel/theme.yaml:3:9  A corner is at most 40 px: beyond that, cards cut off what they hold."`,
  );
});

test("a mistyped font is told which one is meant", () => {
  expect(told(["theme.yaml", "display: fraunces", "display: fraunce"])).toMatchInlineSnapshot(
    `"funnel/theme.yaml:2:18  There is no font "fraunce". Did you mean "fraunces"?"`,
  );
});

test("a font that is not installed is told how it may come", () => {
  expect(told(["theme.yaml", "text: figtree", "text: comic-neue"])).toMatchInlineSnapshot(
    `"funnel/theme.yaml:2:34  There is no font "comic-neue". There are "fraunces" or "figtree"; npm install @fontsource-variable/comic-neue may bring it."`,
  );
});

test("a mistyped colour's name is told which one is meant", () => {
  expect(told(["theme.yaml", "ink-soft:", "ink-sofd:"])).toMatchInlineSnapshot(
    `"funnel/theme.yaml:5:89  "ink-sofd" is not a field here. Did you mean "ink-soft"?"`,
  );
});

test("a designer with a wrong corner, logo, font and colour at once is told of all of them", () => {
  expect(
    told(
      ["theme.yaml", "corner: 16 px", "corner: 16"],
      ["theme.yaml", "logo: hero", "logo: heroo"],
      ["theme.yaml", "text: figtree", "text: figtre"],
      ["theme.yaml", 'warn: "#000000"', 'warn: "#aaaaaa"'],
    ),
  ).toMatchInlineSnapshot(`
    "funnel/theme.yaml:1:7  There is no picture "heroo". Did you mean "hero"?
    funnel/theme.yaml:2:34  There is no font "figtre". Did you mean "figtree"?
    funnel/theme.yaml:3:9  A corner is written with its unit: 16 px.
    funnel/theme.yaml:7:50  "warn" is hard to see in the light theme: 2.32 on paper (4.5 for text), 2.32 on surface (4.5 for text), 2.32 on warn-tint (4.5 for text). The nearest that passes is warn: "#767676"."
  `);
});
