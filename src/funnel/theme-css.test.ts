import { expect, test } from "vitest";
import { compileFunnel } from "./compile-funnel.ts";
import { smallAssets, smallFunnel } from "./small-funnel.ts";
import { themeCss } from "./theme-css.ts";

test("a theme gives every colour twice, its fonts with something to stand in for them, and corners in proportion", () => {
  const funnel = compileFunnel(smallFunnel(), smallAssets);
  if (Array.isArray(funnel)) throw new Error("The small funnel is not sound.");
  const css = themeCss(funnel.theme.fields, smallAssets.fonts);
  expect(css.match(/--brand: #[0-9a-f]{6};/g)).toEqual(["--brand: #a3211f;", "--brand: #d0443a;"]);
  expect(css.match(/--[a-z-]+: #/g)).toHaveLength(
    2 * Object.keys(funnel.theme.fields.colors.light).length,
  );
  expect(css.match(/--(font|radius)-\w+: .*/g)).toMatchInlineSnapshot(`
    [
      "--font-display: "Fraunces Variable", "Georgia", serif;",
      "--font-text: "Figtree Variable", "Segoe UI", system-ui, sans-serif;",
      "--radius-s: 0.625rem;",
      "--radius-m: 1rem;",
      "--radius-l: 1.5rem;",
    ]
  `);
});
