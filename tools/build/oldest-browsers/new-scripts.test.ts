import { describe, expect, test } from "vitest";
import { newInScript } from "./new-scripts.ts";

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
