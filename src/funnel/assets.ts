/** A typeface that ships with the product. */
export interface Font {
  family: string;
  category: string;
}

/** What a funnel may show: the pictures of `funnel/images/`, the icons of the set, the fonts that are installed. */
export interface Assets {
  /** Picture name to the text of its SVG file. */
  images: Record<string, string>;
  icons: ReadonlySet<string>;
  /** By the name that a theme calls them: `bricolage-grotesque`. */
  fonts: Record<string, Font>;
}

export function hasPart(svg: string, id: string): boolean {
  return svg.includes(`id="${id}"`);
}
