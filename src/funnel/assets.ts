/** What a funnel may show: the pictures of `funnel/images/` and the icons of the set. */
export interface Assets {
  /** Picture name to the text of its SVG file. */
  images: Record<string, string>;
  icons: ReadonlySet<string>;
}

export function hasPart(svg: string, id: string): boolean {
  return svg.includes(`id="${id}"`);
}
