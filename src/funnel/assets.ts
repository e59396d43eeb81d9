/** A typeface that ships with the product. */
export interface Font {
  family: string;
  category: string;
}

/** What a funnel may show: the pictures of `funnel/images/`, the icons of the set, the fonts that are installed, the guides that are written. */
export interface Assets {
  /** Picture name to the text of its SVG file. */
  images: Record<string, string>;
  /** Pictures in that folder which nothing reads, since they are no SVG: `steak.png`. */
  otherImages: readonly string[];
  icons: ReadonlySet<string>;
  /** By the name that a theme calls them: `bricolage-grotesque`. */
  fonts: Record<string, Font>;
  /** The texts of `funnel/program/guides/`: `meat-guide.md`. */
  guides: ReadonlySet<string>;
}

export function hasPart(svg: string, id: string): boolean {
  return svg.includes(`id="${id}"`);
}
