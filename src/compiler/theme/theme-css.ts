import type { Font } from "../read/assets.ts";
import type { Theme } from "../schema/theme-schema.ts";
import { fallbackFonts } from "./fallback-fonts.ts";

const PX_PER_REM = 16;
/** Factors for parts that are smaller or larger than a card, to keep corners in proportion. */
const SMALL_PART = 0.625;
const LARGE_PART = 1.5;

/** A theme as the CSS custom properties that the design system uses. */
export function themeCss({ colors, type, corner }: Theme, fonts: Record<string, Font>): string {
  const shared = {
    "font-display": fontStack(fonts[type.display]),
    "font-text": fontStack(fonts[type.text]),
    "radius-s": `${(corner * SMALL_PART) / PX_PER_REM}rem`,
    "radius-m": `${corner / PX_PER_REM}rem`,
    "radius-l": `${(corner * LARGE_PART) / PX_PER_REM}rem`,
  };
  return `:root {\n${properties({ ...colors.light, ...deriveTransparent(colors.light), ...shared })}\n}\n@media (prefers-color-scheme: dark) {\n:root {\n${properties({ ...colors.dark, ...deriveTransparent(colors.dark) })}\n}\n}\n`;
}

/**
 * Mixed here instead of with `color-mix()`, which the oldest supported browsers don't have. The
 * `-clear` colors are for the ends of gradients: some older WebKits draw a gradient to
 * `transparent` over gray.
 */
const deriveTransparent = ({
  ink,
  brand,
  paper,
  good,
  "butter-tint": butterTint,
}: Theme["colors"]["light"]) => ({
  shade: withAlpha(ink, 8),
  "brand-shade": withAlpha(brand, 28),
  "paper-veil": withAlpha(paper, 82),
  "good-line": withAlpha(good, 30),
  "paper-clear": withAlpha(paper, 0),
  "butter-tint-clear": withAlpha(butterTint, 0),
});

function withAlpha(hex: string, percent: number): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red} ${green} ${blue} / ${percent}%)`;
}

const properties = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `  --${name}: ${value};`)
    .join("\n");

/** The system's own fonts are the last in line, should none of the scaled ones be there. */
const GENERIC: Record<string, string> = {
  serif: "Georgia, serif",
  "sans-serif": '"Segoe UI", system-ui, sans-serif',
};

function fontStack(font: Font | undefined): string {
  const names = font
    ? [`${font.family} Variable`, ...fallbackFonts(font).map(({ family }) => family)]
    : [];
  return [
    ...names.map((name) => `"${name}"`),
    GENERIC[font?.category ?? ""] ?? GENERIC["sans-serif"],
  ].join(", ");
}
