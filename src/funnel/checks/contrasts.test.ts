import { expect, test } from "vitest";
import { smallFunnel, told } from "../small-funnel.ts";

test("a designer whose text is too pale is told of every ground it fails on, with the figures", () => {
  expect(told(["theme.yaml", 'ink-soft: "#000000"', 'ink-soft: "#8c7a6b"'])).toMatchInlineSnapshot(
    `"funnel/theme.yaml:5:99  "ink-soft" is hard to see in the light theme: 4.10 on paper (4.5 for text), 4.10 on paper-deep (4.5 for text), 4.10 on surface (4.5 for text), 4.10 on brand-tint (4.5 for text), 4.10 on butter-tint (4.5 for text), 4.10 on good-tint (4.5 for text), 4.10 on warn-tint (4.5 for text), 4.10 on bad-tint (4.5 for text), 4.10 on cool-tint (4.5 for text). The nearest that passes is ink-soft: "#857364"."`,
  );
});

test("a designer whose action cannot be told from the page by night is told so for the dark theme", () => {
  expect(told(["theme.yaml", 'brand: "#d0443a"', 'brand: "#301010"'])).toMatchInlineSnapshot(
    `"funnel/theme.yaml:9:12  "brand" is hard to see in the dark theme: 1.20 on paper (3 for shapes), 1.20 on surface (3 for shapes), 1.20 on brand-tint (3 for shapes), 1.20 on butter-tint (3 for shapes). The nearest that passes is brand: "#76504e"."`,
  );
});

test("a theme to try is held to the same", () => {
  const pale = (smallFunnel()["theme.yaml"] ?? "").replace('warn: "#000000"', 'warn: "#aaaaaa"');
  expect(told(["themes/pale.yaml", pale])).toMatchInlineSnapshot(
    `"funnel/themes/pale.yaml:7:50  "warn" is hard to see in the light theme: 2.32 on paper (4.5 for text), 2.32 on surface (4.5 for text), 2.32 on warn-tint (4.5 for text). The nearest that passes is warn: "#767676"."`,
  );
});

test("4.49 is not rounded up to enough", () => {
  // #777777 on white is 4.478
  expect(told(["theme.yaml", 'ink-soft: "#000000"', 'ink-soft: "#777777"'])).toContain(
    "4.47 on paper (4.5 for text)",
  );
});

test("a designer whose clothes cannot be told from the ground of the exercises is told so", () => {
  expect(
    told(
      ["theme.yaml", 'ember: "#000000"', 'ember: "#8a5a3c"'],
      ["theme.yaml", 'butter: "#ffffff"', 'butter: "#b58a5e"'],
    ),
  ).toContain("on butter (3 for shapes)");
});
