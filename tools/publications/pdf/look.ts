import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { type ColorName, Theme } from "#compiler/schema/theme-schema.ts";

/** Sizes are in points, 72 per inch. The page is A4. */
export const page = { width: 595.28, height: 841.89, left: 66, right: 66, top: 56, bottom: 68 };
export const textWidth = page.width - page.left - page.right;

export interface TextLook {
  size: number;
  leading: number;
  color: string;
  font: "text" | "display";
}

export const theme = Theme.parse(
  parse(readFileSync(new URL("../../../funnel/theme.yaml", import.meta.url), "utf8")),
);

/** A color of the theme's light mode. */
export const color = (name: ColorName): string => theme.colors.light[name];

const text = (size: number, leading: number, name: ColorName): TextLook => ({
  size,
  leading,
  color: color(name),
  font: "text",
});
const display = (size: number, leading: number, name: ColorName): TextLook => ({
  size,
  leading,
  color: color(name),
  font: "display",
});

export const looks = {
  body: text(10.3, 14.8, "ink"),
  tip: text(10.3, 14.8, "ink"),
  cell: text(9.3, 12.8, "ink"),
  head: text(9.3, 12.8, "on-brand"),
  number: text(9, 13, "brand"),
  heading2: display(18, 23, "ink"),
  heading3: display(12.5, 17, "brand"),
  title: display(42, 46, "on-brand"),
  subtitle: text(13, 19, "butter"),
  brand: display(15, 18, "on-brand"),
  small: text(8.5, 12, "ink-soft"),
};
