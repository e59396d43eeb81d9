import type { Site } from "#compiler/schema/site-schema.ts";
import type { Theme } from "#compiler/schema/theme-schema.ts";

/** `site.yaml`, the theme's logo, and the routes of the pages outside the funnel. */
export type SiteContents = Site & { logo: Theme["logo"]; pages: string[] };
