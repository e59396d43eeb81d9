import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { typeset } from "../guide/typography.ts";
import { theme } from "./look.ts";

export interface Brand {
  name: string;
  /** As SVG. */
  logo: string;
  /** What stands small at the end of everything. */
  smallPrint: string;
}

/** The brand as site.yaml words it and theme.yaml draws it; the funnel's check has seen to it that it is whole. */
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
