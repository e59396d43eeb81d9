import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { typeset } from "../guide/typography.ts";
import { theme } from "./look.ts";

export interface Brand {
  name: string;
  /** The text of an SVG. */
  logo: string;
  /** The small print at the end of every guide. */
  smallPrint: string;
}

/**
 * The brand, with its words from site.yaml and its look from theme.yaml. The funnel's check has
 * already made sure that it's complete.
 */
export function readBrand(): Brand {
  const site = parse(readFileSync(new URL("../../../funnel/site.yaml", import.meta.url), "utf8"));
  return {
    name: site.brand.name,
    logo: readFileSync(
      new URL(`../../../funnel/images/${theme.logo.image}.svg`, import.meta.url),
      "utf8",
    ),
    smallPrint: typeset(site.footer["small-print"]),
  };
}
