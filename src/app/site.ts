import type { Site } from "#funnel/site-schema.ts";

/** `site.yaml`, and the routes of the pages beside the funnel. */
export type SiteContents = Site & { pages: string[] };
