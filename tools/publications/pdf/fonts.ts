import { fileURLToPath } from "node:url";
import type { SpanStyle } from "../guide/spans.ts";
import type { TextLook } from "./look.ts";

const file = (name: string) => fileURLToPath(new URL(`../fonts/${name}.ttf`, import.meta.url));

const display = file("fraunces-semibold");
export const textFonts: Record<SpanStyle, string> = {
  plain: file("figtree-regular"),
  italic: file("figtree-italic"),
  bold: file("figtree-semibold"),
};

/**
 * The path of the font's file. pdfkit caches fonts by path; with a registered name, it would open
 * the file at every use.
 */
export function chooseFont({ font }: TextLook, style: SpanStyle): string {
  return font === "display" ? display : textFonts[style];
}
