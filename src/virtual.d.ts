declare module "virtual:funnel" {
  const contents: { plan: import("./funnel/plan.ts").Plan; site: import("./app/site.ts").SiteContents };
  export default contents;
}

declare module "virtual:funnel/pages" {
  const pages: Record<string, import("./funnel/site-schema.ts").Page>;
  export default pages;
}

declare module "virtual:icons" {
  /** Where an icon's drawing stands, for `<use href>`. */
  const urlOf: (name: string) => string;
  export default urlOf;
}
