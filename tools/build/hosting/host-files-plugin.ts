import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadEnv, type Plugin } from "vite";
import { parseBuild } from "#ui/loading/reload-for-newer-build.ts";
import {
  keepBuilds,
  listAssets,
  readBuilds,
  restoreAssets,
  restoreCompressed,
  saveBuilds,
} from "./assets/earlier-builds.ts";
import { precompress } from "./assets/precompress.ts";
import { caddyText } from "./hosts/caddy.ts";
import { nginxText } from "./hosts/nginx.ts";
import { hostFiles } from "./hosts/static-files.ts";
import { vercelText } from "./hosts/vercel.ts";
import { NOT_FOUND_PAGE, notFoundText } from "./never-pages.ts";
import { listPrerenderedRoutes, readPageSettings, readPages } from "./pages.ts";
import { refuseLeaks } from "./refuse-leaks.ts";
import { siteHeaders } from "./security-headers.ts";

/** For hosts that don't read files in `dist/`. */
const OTHER_HOSTS = "dist-hosting";
/** The assets of this build and of earlier ones, for later builds. */
const BUILD_STORE = "dist-builds";

/**
 * Adds the files that hosts need to a built site, and stops a build that would publish a secret.
 */
export function hostFilesPlugin(): Plugin {
  return {
    name: "host-files",
    apply: "build",
    buildApp: {
      // After all pages are prerendered: their inline scripts are allowed by hash.
      order: "post",
      async handler({ config, environments }) {
        const site = environments.client?.config.build.outDir ?? config.build.outDir;
        const settings = readPageSettings(config);
        write(site, { [NOT_FOUND_PAGE]: notFoundText });
        const headers = siteHeaders(settings, readPages(site));
        write(site, hostFiles(headers));
        write(join(config.root, OTHER_HOSTS), {
          "nginx.conf": nginxText(headers),
          Caddyfile: caddyText(headers),
          "vercel.json": vercelText(headers, listPrerenderedRoutes(site)),
        });

        const store = join(config.root, BUILD_STORE);
        const backend = settings.VITE_SUPABASE_URL || "embedded";
        const name = parseBuild(readFileSync(join(site, "index.html"), "utf8"));
        if (!name) throw new Error("index.html doesn't name its build.");
        const builds = keepBuilds(
          readBuilds(store),
          { name, backend, files: listAssets(site) },
          new Date(),
        );
        restoreAssets(store, site, builds, backend);
        // Before compressing and saving: a refused build is never kept, and only checked files are
        // compressed.
        refuseLeaks(site, loadEnv(config.mode, config.root, ""));
        restoreCompressed(store, site);
        await precompress(site);
        saveBuilds(store, site, builds);
      },
    },
  };
}

function write(folder: string, files: Record<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}
