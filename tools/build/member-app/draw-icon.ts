import { Resvg } from "@resvg/resvg-js";

/** The position of a drawing on a square icon. */
export interface Placement {
  /** The color behind it; none if it's see-through. */
  background?: string;
  /** The share of the icon's side that it takes. */
  scale: number;
}

/** Draws an SVG in the middle of a square PNG. Throws if it can't be drawn. */
export function drawIcon(svg: string, size: number, { background, scale }: Placement): Buffer {
  // Fonts of this machine would draw another icon than those of the next one.
  if (/<text[\s>]/.test(svg)) throw new Error("text isn't drawn: turn it into paths");
  // Alone first, because a picture inside of another one is left out if it's broken.
  new Resvg(svg, WITHOUT_FONTS);
  const side = size * scale;
  const start = (size - side) / 2;
  const href = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image x="${start}" y="${start}" width="${side}" height="${side}" href="${href}"/></svg>`;
  return new Resvg(icon, { ...WITHOUT_FONTS, ...(background && { background }) }).render().asPng();
}

const WITHOUT_FONTS = { font: { loadSystemFonts: false } };
