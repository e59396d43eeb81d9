import type { Font } from "./assets.ts";
import type { Theme } from "./theme-schema.ts";

const PX_PER_REM = 16;
/** Parts that are smaller or larger than a card keep their corner in proportion. */
const SMALL_PART = 0.625;
const LARGE_PART = 1.5;

/** A theme as the custom properties that the design system reads. */
export function themeCss({ colors, type, corner }: Theme, fonts: Record<string, Font>): string {
  const shared = {
    "font-display": fontStack(fonts[type.display]),
    "font-text": fontStack(fonts[type.text]),
    "radius-s": `${(corner * SMALL_PART) / PX_PER_REM}rem`,
    "radius-m": `${corner / PX_PER_REM}rem`,
    "radius-l": `${(corner * LARGE_PART) / PX_PER_REM}rem`,
  };
  return `:root {\n${properties({ ...colors.light, ...shared })}\n}\n@media (prefers-color-scheme: dark) {\n:root {\n${properties(colors.dark)}\n}\n}\n`;
}

const properties = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `  --${name}: ${value};`)
    .join("\n");

/** What stands there until the font has come takes about as much room. */
const UNTIL_THEN: Record<string, string> = { serif: '"Georgia", serif', "sans-serif": '"Segoe UI", system-ui, sans-serif' };

const fontStack = (font: Font | undefined) => `"${font?.family ?? ""} Variable", ${UNTIL_THEN[font?.category ?? ""] ?? UNTIL_THEN["sans-serif"]}`;
