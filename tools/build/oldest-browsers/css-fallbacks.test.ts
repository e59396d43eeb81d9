import postcss from "postcss";
import { describe, expect, test } from "vitest";
import { cssFallbacks } from "./css-fallbacks.ts";

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
