import { HASHED_FILES, immutable, revalidate } from "../cache-policy.ts";
import { NOT_FOUND_PAGE, neverPages } from "../never-pages.ts";
import { type Headers, hostHeaders } from "../security-headers.ts";

/** The text to import into a Caddy site block with `dist/` as its `root`. */
export function caddyText(headers: Headers): string {
  return `# Import this into the site block whose root is dist/.
header {
${fields({ ...headers, ...hostHeaders })}
}

# A hashed file that's missing isn't kept.
@hashed {
	path ${HASHED_FILES}*
	file
}
header @hashed {
${fields(immutable)}
}
@others not path ${HASHED_FILES}*
header @others {
${fields(revalidate)}
}

@never path ${neverPages.join(" ")}
handle @never {
	file_server {
		precompressed br gzip
	}
}
handle {
	try_files {path} {path}.html /index.html
	file_server {
		precompressed br gzip
	}
}
handle_errors {
	rewrite * /${NOT_FOUND_PAGE}
	file_server
}
`;
}

const fields = (headers: Headers) =>
  Object.entries(headers)
    .map(([name, value]) => `\t${name} ${JSON.stringify(value)}`)
    .join("\n");
