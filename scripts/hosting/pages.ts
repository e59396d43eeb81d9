import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadEnv, type ResolvedConfig } from "vite";
import type { PageSettings } from "./content-security-policy.ts";

/** The HTML of all pages of a built site; none before there is one. */
export function readPages(site: string): string[] {
  if (!existsSync(site)) return [];
  return readdirSync(site, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => readFileSync(join(site, file), "utf8"));
}

export function pageSettingsOf({ mode, envDir }: Pick<ResolvedConfig, "mode" | "envDir">): PageSettings {
  return envDir === false ? {} : loadEnv(mode, envDir, "VITE_");
}
