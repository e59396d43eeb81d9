import { describe, expect, test } from "vitest";
import { newInStyles } from "./new-styles.ts";

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
