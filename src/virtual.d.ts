declare module "virtual:funnel" {
  const contents: {
    plan: import("./funnel/plan.ts").Plan;
    site: import("./app/site.ts").SiteContents;
  };
  export default contents;
  /** Of the files that these were read from. */
  export const revision: string;
}

declare module "virtual:funnel/pages" {
  const pages: Record<string, import("./funnel/site-schema.ts").Page>;
  export default pages;
}

declare module "virtual:funnel/program-pictures" {
  /** Where the pictures of what members get can be fetched, by name. */
  const urls: Record<string, string>;
  export default urls;
}

declare module "virtual:icons" {
  /** Where an icon's drawing stands, for `<use href>`. */
  const urlOf: (name: string) => string;
  export default urlOf;
}

/** The theme as style sheets, with the fonts it names. */
declare module "virtual:theme" {}

declare module "virtual:themes" {
  /** Every theme with the text of its style sheet, where its logo can be fetched, and what it shows in place of the worn theme's pictures; the worn one first. */
  const themes: Record<string, { css: string; logo: string; pictures: Record<string, string> }>;
  export default themes;
}
