import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import type { Screen } from "../speed/screens.ts";

const FOLDER = import.meta.dirname;

export type Peer = "wizard" | "surveyjs" | "formbricks" | "rjsf";

/** Gets the packages of the peers, which the product itself doesn't need. */
export function installPeers(): void {
  if (existsSync(join(FOLDER, "node_modules", ".package-lock.json"))) return;
  execFileSync("npm", ["ci", "--ignore-scripts"], { cwd: FOLDER, stdio: "inherit" });
}

/** Builds a peer for these screens, and returns the folder to serve. */
export async function buildPeer(peer: Peer, screens: Screen[], waitMs: number): Promise<string> {
  const folder = join(FOLDER, "dist", peer);
  const data = `export const screens = ${JSON.stringify(screens)}; export const waitMs = ${waitMs};`;
  await build({
    configFile: false,
    root: FOLDER,
    logLevel: "error",
    build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } },
    plugins: [
      {
        name: "screens",
        resolveId: (id) => (id === "virtual:screens" ? `\0${id}` : undefined),
        load: (id) => (id === "\0virtual:screens" ? data : undefined),
        transformIndexHtml: { order: "pre", handler: (html) => html.replace("{peer}", peer) },
      },
    ],
  });
  return folder;
}
