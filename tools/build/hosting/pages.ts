import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadEnv, type ResolvedConfig } from "vite";
import { HASHED_FILES } from "./cache-policy.ts";
import type { PageSettings } from "./content-security-policy.ts";

/** The names of all HTML files of a built site; empty before the first build. */
function listPages(site: string): string[] {
  return existsSync(site)
    ? readdirSync(site, { recursive: true, encoding: "utf8" }).filter((file) =>
        file.endsWith(".html"),
      )
    : [];
}

/** The HTML of all pages of a built site. */
export function readPages(site: string): string[] {
  return listPages(site).map((file) => readFileSync(join(site, file), "utf8"));
}

/**
 * The routes with an HTML file of their own: `goals.html` is for `/goals`. All others get
 * `index.html`.
 */
export function listPrerenderedRoutes(site: string): string[] {
  return listPages(site)
    .map((file) => `/${file.replace(/\.html$/, "")}`)
    .filter((route) => route !== "/index" && !route.startsWith(HASHED_FILES))
    .toSorted();
}

export function readPageSettings({
  mode,
  envDir,
}: Pick<ResolvedConfig, "mode" | "envDir">): PageSettings {
  return envDir === false ? {} : loadEnv(mode, envDir, "VITE_");
}
