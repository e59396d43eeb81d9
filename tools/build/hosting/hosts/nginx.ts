import { HASHED_FILES, immutable, revalidate } from "../cache-policy.ts";
import { NOT_FOUND_PAGE, neverPages } from "../never-pages.ts";
import { type Headers, hostHeaders } from "../security-headers.ts";

/** JSON isn't one: it's always UTF-8. */
const TEXT_TYPES = [
  ...["text/css", "text/javascript", "application/javascript"],
  ...["text/plain", "text/xml", "application/xml", "image/svg+xml"],
];

/** The text to include in an nginx `server` block with `dist/` as its `root`. */
export function nginxText(headers: Headers): string {
  const lines = Object.entries({ ...headers, ...hostHeaders }).map(
    ([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`,
  );
  return `# Include this in the server block whose root is dist/. With the module ngx_brotli, write \`brotli_static on;\` above the include.
${lines.join("\n")}

# A location with an add_header of its own would lose the headers above, so locations set a variable. Without "always", a 404 isn't kept.
${setCache(revalidate)}
add_header Cache-Control $cache_control;

# Debian's nginx.conf accepts older versions, too.
ssl_protocols TLSv1.2 TLSv1.3;

# text/html is always one of them.
charset utf-8;
charset_types ${TEXT_TYPES.join(" ")};

gzip_static on;
gzip_vary on;

${neverPages.map(neverPage).join("\n")}
location / { try_files $uri $uri.html /index.html; }
error_page 404 /${NOT_FOUND_PAGE};
`;
}

function neverPage(path: string): string {
  const location = path.endsWith("*") ? path.slice(0, -1) : `= ${path}`;
  return `location ${location} { ${location === HASHED_FILES ? `${setCache(immutable)} ` : ""}try_files $uri =404; }`;
}

const setCache = (policy: Headers) =>
  `set $cache_control ${JSON.stringify(policy["Cache-Control"])};`;
