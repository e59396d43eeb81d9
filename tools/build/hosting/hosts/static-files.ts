import { HASHED_FILES, immutable } from "../cache-policy.ts";
import { NOT_FOUND_PAGE, neverPages } from "../never-pages.ts";
import { type Headers, hostHeaders } from "../security-headers.ts";

/** The longest line that Cloudflare Pages accepts. */
const MAX_LINE = 2000;

/**
 * The files in `dist/` that configure headers and redirects on Netlify and Cloudflare Pages. Both
 * serve `goals.html` for `/goals`, compress by themselves, and make browsers ask again for
 * everything that has no `Cache-Control` here.
 */
export function hostFiles(headers: Headers): Record<"_headers" | "_redirects", string> {
  return {
    // If two rules set the same header, Cloudflare Pages sends both values.
    _headers: `${rule("/*", { ...headers, ...hostHeaders })}\n${rule(`${HASHED_FILES}*`, immutable)}`,
    // Existing files come first.
    _redirects: `${[...neverPages.map((path) => `${path} /${NOT_FOUND_PAGE} 404`), "/* /index.html 200"].join("\n")}\n`,
  };
}

function rule(paths: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const tooLong = lines.find((line) => line.length > MAX_LINE);
  if (tooLong)
    throw new Error(
      `A header is too long for some hosts (${tooLong.length} of ${MAX_LINE} characters): ${tooLong.slice(0, 60)}…`,
    );
  return `${paths}\n${lines.join("\n")}\n`;
}
