import { describe, expect, test } from "vitest";
import { compileValid, smallAssets } from "../small-funnel.fixtures.ts";
import { themeCss } from "./theme-css.ts";

describe("themeCss", () => {
  test("sets each color for light and dark, fonts with fallbacks, and corners in proportion", () => {
    const funnel = compileValid();
    const css = themeCss(funnel.theme.fields, smallAssets.fonts);
    expect(css.match(/--brand: #[0-9a-f]{6};/g)).toEqual([
      "--brand: #a3211f;",
      "--brand: #d0443a;",
    ]);
    expect(css.match(/--[a-z-]+: #/g)).toHaveLength(
      2 * Object.keys(funnel.theme.fields.colors.light).length,
    );
    expect(css.match(/--(font|radius)-\w+: .*/g)).toMatchInlineSnapshot(`
    [
      "--font-display: "Fraunces Variable", "Fraunces as Times", "Fraunces as Noto Serif", Georgia, serif;",
      "--font-text: "Figtree Variable", "Figtree as Arial", "Figtree as Roboto", "Segoe UI", system-ui, sans-serif;",
      "--radius-s: 0.625rem;",
      "--radius-m: 1rem;",
      "--radius-l: 1.5rem;",
    ]
  `);
  });
});
