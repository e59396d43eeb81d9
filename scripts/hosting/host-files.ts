import { NOT_FOUND_PAGE, neverPages } from "./never-pages.ts";
import { type Headers, hostHeaders } from "./security-headers.ts";

/** The longest line that Cloudflare Pages reads. */
const LONGEST_LINE = 2000;

/** The files in `dist/` from which Netlify and Cloudflare Pages take headers and answers. */
export function hostFiles(headers: Headers): Record<"_headers" | "_redirects", string> {
  const lines = Object.entries({ ...headers, ...hostHeaders }).map(([name, value]) => `  ${name}: ${value}`);
  const tooLong = lines.find((line) => line.length > LONGEST_LINE);
  if (tooLong) throw new Error(`A header is too long for some hosts (${tooLong.length} of ${LONGEST_LINE} characters): ${tooLong.slice(0, 60)}…`);
  return {
    _headers: `/*\n${lines.join("\n")}\n`,
    // files that exist come first
    _redirects: `${[...neverPages.map((path) => `${path} /${NOT_FOUND_PAGE} 404`), "/* /index.html 200"].join("\n")}\n`,
  };
}

/** What to include in the `server` block of nginx, whose `root` is `dist/`. */
export function nginxText(headers: Headers): string {
  const lines = Object.entries({ ...headers, ...hostHeaders }).map(([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`);
  const locations = neverPages.map((path) =>
    path.endsWith("*") ? `location ${path.slice(0, -1)} { try_files $uri =404; }` : `location = ${path} { try_files $uri =404; }`,
  );
  return `${lines.join("\n")}\n\n${locations.join("\n")}\nlocation / { try_files $uri /index.html; }\nerror_page 404 /${NOT_FOUND_PAGE};\n`;
}

/** `vercel.json`, to be put next to what is deployed. */
export function vercelText(headers: Headers): string {
  const always = Object.entries({ ...headers, ...hostHeaders }).map(([key, value]) => ({ key, value }));
  const pages = neverPages.map((path) => path.slice(1).replace("*", "").replaceAll(".", "\\.")).map((path) => (path.endsWith("/") ? path : `${path}$`));
  const config = {
    headers: [{ source: "/(.*)", headers: always }],
    rewrites: [{ source: `/((?!${pages.join("|")}).*)`, destination: "/index.html" }],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
