import postcss from "postcss";
import { describe, expect, test } from "vitest";
import { cssFallbacks } from "./css-fallbacks.ts";
import { newInScript } from "./new-scripts.ts";
import { newInStyles } from "./new-styles.ts";

const write = (css: string) =>
  withoutSpaces(postcss([cssFallbacks]).process(css, { from: undefined }).css);
const withoutSpaces = (css: string) => css.replaceAll(/\s+/g, "");

describe("cssFallbacks", () => {
  test.each([
    ["(width >= 10rem)", "(min-width: 12rem)"],
    ["(min-width: 10rem)", "(min-width: 12rem)"],
    ["(width < 10rem)", "(max-width: 11.99rem)"],
    ["(max-width: 10rem)", "(max-width: 12rem)"],
    ["(10rem <= width < 20rem)", "(min-width: 12rem) and (max-width: 21.99rem)"],
  ])("asks for the window's width instead of the container's: %s", (container, media) => {
    const query = (rule: string) => `@container ${container} { ${rule} }`;
    expect(write(query("a { width: 5cqi }"))).toBe(
      withoutSpaces(
        `${query("a { width: 5cqi }")} @supports not (container-type: inline-size) { @media ${media} { a { width: 5vw } } }`,
      ),
    );
  });

  test("leaves a container query with its own fallback alone", () => {
    const css =
      "@container (width >= 10rem) { a { color: red } } @supports not (container-type: inline-size) { a { color: blue } }";
    expect(write(css)).toBe(withoutSpaces(css));
  });

  test("refuses a container query that it can't translate", () => {
    expect(() => write("@container (height > 10px) { a { color: red } }")).toThrow(
      "Write the fallback right after it",
    );
  });

  test.each([
    [
      "a { height: calc(100dvh - 1rem); color: red }",
      "@supports not (height: 1dvh) { a { height: calc(100vh - 1rem) } }",
    ],
    ["a { overflow: clip }", "@supports not (overflow: clip) { a { overflow: hidden } }"],
    ["a { width: 3.5cqi }", "@supports not (width: 1cqi) { a { width: 3.5vw } }"],
  ])("adds to %s", (css, fallback) => {
    expect(write(css)).toBe(withoutSpaces(css + fallback));
  });
});

describe("newInScript", () => {
  test.each([
    ["class A { static { A.x = 1 } }", "static {}"],
    ["list.toSorted()", "toSorted()"],
    ["list?.toSpliced(1, 1)", "toSpliced()"],
    ["Promise.withResolvers()", "withResolvers()"],
    ["AbortSignal.timeout(1)", "AbortSignal.timeout()"],
    ["requestIdleCallback(work)", "requestIdleCallback"],
    ["window.requestIdleCallback(work)", "requestIdleCallback"],
    ["new Intl.Segmenter()", "Intl.Segmenter"],
    ["list?.toSorted()", "toSorted()"],
    ["/(?<=a)b/.test(c)", "(?<=…)"],
    ['new RegExp("(?<!a)b")', "(?<=…)"],
    ["/[a--b]/v", "/…/v"],
    ["map.values().map(f)", "values().map()"],
    ['import data from "./x.json" with { type: "json" }', "import … with"],
  ])("finds what is new in %s", (text, name) => {
    expect(newInScript("script.js", text)).toEqual([name]);
  });

  test.each([
    "list.slice().sort()",
    "list.findLast(f)",
    "Object.hasOwn(x, y)",
    "structuredClone(x)",
    "Object.values(x).map(f)",
    "/(?<year>a)/d.test(b)",
    'typeof x.checkVisibility == "function" && x.checkVisibility()',
    '"requestIdleCallback" in window && requestIdleCallback(f)',
    "`requestIdleCallback`in window&&requestIdleCallback(f)",
    "globalThis.Iterator?.from",
    "x.requestSubmit?.()",
    "class List extends Map { toSorted() {} } list.toSorted()",
  ])("accepts %s", (text) => {
    expect(newInScript("script.js", text)).toEqual([]);
  });
});

describe("newInStyles", () => {
  test.each([
    ["a{color:color-mix(in srgb,red,blue)}", "a { color: color-mix(in srgb,red,blue) }"],
    ["a{height:calc(100dvh - 1rem)}", "a { height: calc(100dvh - 1rem) }"],
    ["a{overflow:clip}", "a { overflow: clip }"],
    ["a{translate:1px}", "a { translate: 1px }"],
    ["a:has(b){color:red}", "a:has(b)"],
    ["@container (min-width:1rem){a{color:red}}", "@container (min-width:1rem)"],
    ["@media (width>=1rem){a{color:red}}", "@media (width>=1rem)"],
    ["@media not (min-width:1rem){a{color:red}}", "@media not (min-width:1rem)"],
    ["a{grid-template-columns:subgrid}", "a { grid-template-columns: subgrid }"],
    ["a{font-size:3cqi}", "a { font-size: 3cqi }"],
    [
      "a{background:linear-gradient(transparent, red 1rem)}",
      "a { background: linear-gradient(transparent, red 1rem) }",
    ],
    [
      "a{background:radial-gradient(1rem,red,transparent)}",
      "a { background: radial-gradient(1rem,red,transparent) }",
    ],
  ])("finds what is new in %s", (css, name) => {
    expect(newInStyles(css)).toEqual([name]);
  });

  test.each([
    "a{color:red;inset:0;aspect-ratio:1;min-height:100vh}",
    "a:focus-visible{outline:0}",
    "a{background:radial-gradient(circle,red 62%,transparent 62.5%)}",
    "a{background:linear-gradient(#fff0,#fff)}",
    "@media (min-width:1rem){a{color:red}}",
    "@supports (color:color-mix(in srgb,red,red)){a{color:color-mix(in srgb,red,blue)}}",
    "a{height:1dvh}@supports not (height:1dvh){a{height:1vh}}",
    "a{overflow:clip}@supports not (overflow:clip){a{overflow:hidden}}",
    "a{font-size:3cqi}@supports not (width:1cqi){a{font-size:3vw}}",
    "@container (min-width:1rem){a{color:red}}@supports not (container-type:inline-size){@media (min-width:3rem){a{color:red}}}",
    "a:has(b){color:red}@supports not selector(:has(a)){a{color:red}}",
    "@media print{a:has(b){color:red}}",
  ])("accepts %s", (css) => {
    expect(newInStyles(css)).toEqual([]);
  });
});
