import type { Site } from "#funnel/site-schema.ts";
import type { Theme } from "#funnel/theme-schema.ts";

/** `site.yaml`, the theme's logo, and the routes of the pages beside the funnel. */
export type SiteContents = Site & { logo: Theme["logo"]; pages: string[] };
