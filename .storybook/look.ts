import themes from "virtual:themes";
import { emulateMedia } from "./emulated-media.ts";

/** What the toolbar says of a story's look. */
export interface Look {
  /** The name of a theme. */
  brand: string;
  theme: "light" | "dark";
  motion: "full" | "less";
}

export const brands = Object.keys(themes);
export const [wornBrand = ""] = brands;
const sheet = document.head.appendChild(document.createElement("style"));

/** Gives all that is on the page this look. */
export function wear({ brand, theme, motion }: Look): void {
  const css = sheetOf(brand in themes ? brand : wornBrand);
  if (sheet.textContent !== css) sheet.textContent = css;
  emulateMedia({ dark: theme === "dark", lessMotion: motion === "less" });
}

/** The product knows the worn theme's logo alone: another brand shows its own in that place. */
function sheetOf(brand: string): string {
  const { css = "", logo = "" } = themes[brand] ?? {};
  return brand === wornBrand ? css : `${css}\nimg[src="${themes[wornBrand]?.logo}"] { content: url("${logo}"); }`;
}
