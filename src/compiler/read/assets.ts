/** A typeface included in the product. */
export interface Font {
  family: string;
  category: string;
}

/** A price on the server, which decides what buyers are charged. */
export interface Price {
  /** The id used in `price-id`. */
  id: string;
  /** In the currency's smallest unit. */
  amount: number;
  /** Three lowercase letters: `usd`. */
  currency: string;
  /** The product's name on the checkout page. */
  name: string;
  /** Buyers at this price can withdraw for this many days. */
  guaranteeDays: number;
  /** False for former prices. */
  isOnSale: boolean;
}

/** A file that another program made from a file of the funnel, such as `steps/body copy.yaml`. */
export interface FileCopy {
  file: string;
  original: string;
}

/**
 * Everything that a funnel can use: the pictures in `funnel/images/`, the icons of the set, the
 * installed fonts, and the guides.
 */
export interface Assets {
  /** Picture name to the text of its SVG file. */
  images: Record<string, string>;
  /** Files in that folder that aren't used because they aren't SVG, such as `steak.png`. */
  otherImages: readonly string[];
  /** Copies of the funnel's files, which nothing reads. */
  copies: readonly FileCopy[];
  icons: ReadonlySet<string>;
  /** By the name used in themes, such as `bricolage-grotesque`. */
  fonts: Record<string, Font>;
  /** The text of each file in `funnel/program/guides/`, by its name, such as `meat-guide.md`. */
  guides: Record<string, string>;
  /**
   * The server's price list. Undefined for a funnel without a server, so its offer isn't checked.
   */
  prices?: readonly Price[] | undefined;
}

export function hasPart(svg: string, id: string): boolean {
  return svg.includes(`id="${id}"`);
}
