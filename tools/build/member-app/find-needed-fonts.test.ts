import { describe, expect, test } from "vitest";
import { findNeededFonts } from "./shell-files.ts";

const face = (name: string, range = "") =>
  `@font-face{font-family:A;src:url(/assets/${name}.woff2)format("woff2");${range && `unicode-range:${range}`}}`;
const css = [
  face("latin", "U+??,U+131,U+2000-206F"),
  face("latin-ext", "U+100-2BA,U+1E00-1E9F"),
  face("cyrillic", "U+4??"),
].join("");

describe("findNeededFonts", () => {
  test.each([
    ["Meat, fish & eggs: 2–3 a day", ["latin"]],
    ["Łosoś", ["latin", "latin-ext"]],
    ["план", ["cyrillic"]],
  ])("has the files for %s", (text, names) => {
    expect(findNeededFonts(css, text)).toEqual(names.map((name) => `/assets/${name}.woff2`));
  });

  test("always has a font for all characters", () => {
    expect(findNeededFonts(face("all"), "план")).toEqual(["/assets/all.woff2"]);
  });
});
