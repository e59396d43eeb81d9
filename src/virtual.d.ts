declare module "virtual:funnel" {
  const contents: import("./app/contents.ts").Contents;
  export default contents;
  /** Of the files that these were read from. */
  export const revision: string;
}

/** The contents that a build has instead of the module above. */
declare module "virtual:funnel/file" {
  /** Where the same contents can be fetched as JSON, but for the addresses of logos. */
  export const url: string;
  export const logos: Record<string, string>;
}

declare module "virtual:funnel/pages" {
  const pages: Record<string, import("#compiler/schema/site-schema.ts").Page>;
  export default pages;
}

declare module "virtual:funnel/program-pictures" {
  /** Where the pictures of what members get can be fetched, by name. */
  const urls: Record<string, string>;
  export default urls;
}

declare module "virtual:funnel/preview-source" {
  /** The public part of the program; undefined if there's no program. */
  const source: import("#rules/member-plan/preview-source.ts").PreviewSource | undefined;
  export default source;
}

declare module "virtual:recorder" {
  const plan: import("#compiler/recorder-plan.ts").RecorderPlan;
  export default plan;
}

declare module "virtual:icons" {
  /** The URL of an icon's drawing, for `<use href>`. */
  const urlOf: (name: string) => string;
  export default urlOf;
}

/** The theme as style sheets, with the fonts it names. */
declare module "virtual:theme" {}

declare module "virtual:themes" {
  /**
   * Every theme with the text of its style sheet, where its logo can be fetched, and what it shows
   * in place of the worn theme's pictures; the worn one first.
   */
  const themes: Record<string, { css: string; logo: string; pictures: Record<string, string> }>;
  export default themes;
}
