import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadEnv, type Plugin } from "vite";
import { hostFiles, nginxText, vercelText } from "./host-files.ts";
import { NOT_FOUND_PAGE, notFoundText } from "./never-pages.ts";
import { pageSettingsOf, readPages } from "./pages.ts";
import { refuseLeaks } from "./refuse-leaks.ts";
import { siteHeaders } from "./security-headers.ts";

/** For hosts that read no file of `dist/`. */
const OTHER_HOSTS = "dist-hosting";

/** Writes what hosts need next to the built pages, and refuses a build that would publish a secret. */
export function hostFilesPlugin(): Plugin {
  return {
    name: "host-files",
    apply: "build",
    buildApp: {
      // after the entrance is prerendered: its inline scripts are allowed by their hashes
      order: "post",
      async handler({ config, environments }) {
        const site = environments.client?.config.build.outDir ?? config.build.outDir;
        write(site, { [NOT_FOUND_PAGE]: notFoundText });
        const headers = siteHeaders(pageSettingsOf(config), readPages(site));
        write(site, hostFiles(headers));
        const otherHosts = join(config.root, OTHER_HOSTS);
        mkdirSync(otherHosts, { recursive: true });
        write(otherHosts, { "nginx.conf": nginxText(headers), "vercel.json": vercelText(headers) });
        refuseLeaks(site, loadEnv(config.mode, config.root, ""));
      },
    },
  };
}

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}
