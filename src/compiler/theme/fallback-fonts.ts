import type { Font } from "../read/assets.ts";

/** A font that a system comes with, scaled to the width of a theme's font. */
export interface FallbackFont {
  family: string;
  /** The names that systems know it by. The bold one has "Bold" after it. */
  local: readonly string[];
  /** The mean width of a character in English text, in units of the font's size. */
  width: { regular: number; bold: number };
}

/**
 * Arial and Times New Roman as measured in Liberation, which has the same widths. Roboto and Noto
 * Serif, the fonts of Android, by their ratios to those in github.com/seek-oss/capsize.
 */
const SYSTEM_FONTS = {
  "sans-serif": [
    {
      name: "Arial",
      local: ["Arial", "Liberation Sans"],
      width: { regular: 0.4417, bold: 0.4776 },
    },
    { name: "Roboto", local: ["Roboto"], width: { regular: 0.4407, bold: 0.4499 } },
  ],
  serif: [
    {
      name: "Times",
      local: ["Times New Roman", "Liberation Serif"],
      width: { regular: 0.4002, bold: 0.4259 },
    },
    { name: "Noto Serif", local: ["Noto Serif"], width: { regular: 0.4738, bold: 0.4921 } },
  ],
};

/** The fonts to show until the file of this one arrives, the best first. */
export function fallbackFonts({ family, category }: Font): FallbackFont[] {
  const fonts = category === "serif" ? SYSTEM_FONTS.serif : SYSTEM_FONTS["sans-serif"];
  return fonts.map(({ name, ...font }) => ({ family: `${family} as ${name}`, ...font }));
}
