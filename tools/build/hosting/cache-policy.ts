import type { Headers } from "./security-headers.ts";

/** Where the build puts all files with a content hash in their names. */
export const HASHED_FILES = "/assets/";

/** For hashed files: browsers keep them for a year without asking again. */
export const immutable: Headers = { "Cache-Control": "public, max-age=31536000, immutable" };

/**
 * For all other files: browsers ask each time, and get a 304 if nothing changed. Not `no-store`,
 * which would block the back-forward cache.
 */
export const revalidate: Headers = { "Cache-Control": "no-cache" };
