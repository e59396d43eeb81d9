import { createHash } from "node:crypto";
import { Resvg } from "@resvg/resvg-js";

/** The logo and the colors of the icons. */
export interface Look {
  /** The logo as SVG. */
  logo: string;
  /** The page's color. */
  paper: string;
}

/** As a manifest lists it. */
export interface ManifestIcon {
  src: string;
  sizes: string;
  type: "image/png";
  purpose: "any" | "maskable";
}

/** iOS looks for this name at the top of a site. */
export const TOUCH_ICON = "apple-touch-icon.png";
const TOUCH_ICON_SIZE = 180;
const SIZES = [192, 512];
const HASH_LENGTH = 8;

/** iOS has no see-through icons, and rounds the corners. */
const ON_PAPER: Placement["scale"] = 0.74;
/** A launcher may cut a maskable icon down to a circle of 80 %. */
const IN_SAFE_ZONE: Placement["scale"] = 0.62;
const ALONE: Placement["scale"] = 0.96;

/**
 * The icons of the app, as files of the site, and how its manifest lists them. Throws if the logo
 * can't be drawn.
 */
export function appIcons({ logo, paper }: Look): {
  files: Record<string, Buffer>;
  icons: ManifestIcon[];
} {
  const draw = (size: number, placement: Placement) => drawIcon(logo, size, placement);
  const touchIcon = draw(TOUCH_ICON_SIZE, { background: paper, scale: ON_PAPER });
  const listed = SIZES.flatMap((size) => [
    { size, purpose: "any" as const, png: draw(size, { scale: ALONE }) },
    {
      size,
      purpose: "maskable" as const,
      png: draw(size, { background: paper, scale: IN_SAFE_ZONE }),
    },
  ]).map(({ size, purpose, png }) => {
    const hash = createHash("sha256").update(png).digest("hex").slice(0, HASH_LENGTH);
    return { size, purpose, png, file: `assets/app-icon-${purpose}-${size}-${hash}.png` };
  });
  return {
    files: Object.fromEntries([
      [TOUCH_ICON, touchIcon],
      ...listed.map(({ file, png }) => [file, png] as const),
    ]),
    icons: listed.map(({ file, size, purpose }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  };
}

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
