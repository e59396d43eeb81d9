import themes from "virtual:themes";
import { emulateMedia } from "./emulated-media.ts";

/** A story's look, as set in the toolbar. */
export interface Look {
  /** The name of a theme. */
  brand: string;
  theme: "light" | "dark";
  motion: "full" | "less";
}

export const brands = Object.keys(themes);
export const [wornBrand = ""] = brands;
const sheet = document.head.appendChild(document.createElement("style"));

/** Applies this look to everything on the page. */
export function wear({ brand, theme, motion }: Look): void {
  const css = buildStyleSheet(brand in themes ? brand : wornBrand);
  if (sheet.textContent !== css) sheet.textContent = css;
  emulateMedia({ dark: theme === "dark", lessMotion: motion === "less" });
}

/**
 * The product only knows the logo and pictures of the active theme. Another brand shows its own in
 * their places.
 */
function buildStyleSheet(brand: string): string {
  const { css = "", logo = "", pictures = {} } = themes[brand] ?? {};
  if (brand === wornBrand) return css;
  const shown = Object.entries({ [themes[wornBrand]?.logo ?? ""]: logo, ...pictures });
  return [
    css,
    ...shown.map(([worn, own]) => `img[src="${worn}"] { content: url("${own}"); }`),
  ].join("\n");
}
