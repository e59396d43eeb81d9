/** A typeface that ships with the product. */
export interface Font {
  family: string;
  category: string;
}

/** A price of the server, which decides what is charged. */
export interface Price {
  /** As `price-id` names it. */
  id: string;
  /** In hundredths of the currency. */
  amount: number;
  /** In three small letters: `usd`. */
  currency: string;
  /** What the checkout page calls what is sold. */
  name: string;
  /** False for what was sold before. */
  isOnSale: boolean;
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
  /** The server's price list; undefined for a funnel without a server, whose offer is compared with nothing. */
  prices?: readonly Price[] | undefined;
}

export function hasPart(svg: string, id: string): boolean {
  return svg.includes(`id="${id}"`);
}
