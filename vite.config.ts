import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { embeddedBackend } from "./scripts/backend/plugin.ts";
import { cssFallbacks } from "./scripts/browsers/css-fallbacks.ts";
import { oldestBrowsers } from "./scripts/browsers/oldest-browsers.ts";
import { headersPlugin } from "./scripts/hosting/headers-plugin.ts";
import { hostFilesPlugin } from "./scripts/hosting/host-files-plugin.ts";
import { pageStartPlugin } from "./scripts/hosting/page-start-plugin.ts";
import { previewPlugin } from "./scripts/preview/preview-plugin.ts";
import { funnelPlugin } from "./scripts/vite/funnel-plugin.ts";
import { iconsPlugin } from "./scripts/vite/icons-plugin.ts";
import { prerenderPlugin } from "./scripts/vite/prerender-plugin.ts";
import { requestGuardPlugin } from "./scripts/vite/request-guard/request-guard-plugin.ts";
import { settingsPlugin } from "./scripts/vite/settings-plugin.ts";
import { themePlugin } from "./scripts/vite/theme-plugin.ts";
import { vitalsPlugin } from "./scripts/vite/vitals-plugin.ts";

const folder = join(import.meta.dirname, "funnel");
const port = (byDefault: number) => Number(process.env.PORT) || byDefault;

export default defineConfig({
  plugins: [
    requestGuardPlugin(),
    settingsPlugin(),
    // first: the backend's own pages have headers of their own
    embeddedBackend(),
    headersPlugin(),
    pageStartPlugin(),
    vitalsPlugin("src/vitals/mark-steps.ts", "src/vitals/load-observer.ts"),
    react(),
    themePlugin(folder),
    funnelPlugin(folder),
    previewPlugin(folder),
    iconsPlugin(folder),
    prerenderPlugin("src/app/prerender.tsx", "src/player/player.ts"),
    hostFilesPlugin(),
  ],
  // all packages are found at the start: one that a page asks for later would load that page again under whoever looks at it
  optimizeDeps: { entries: ["index.html", "src/app/main.tsx", "src/preview/*.tsx"] },
  server: { port: port(5173), strictPort: true },
  preview: { port: port(4173), strictPort: true },
  css: { postcss: { plugins: [cssFallbacks] } },
  build: {
    sourcemap: false,
    target: oldestBrowsers,
    cssTarget: oldestBrowsers,
    // without `modulepreload`, Vite's polyfill fetches each module a second time
    modulePreload: { polyfill: false },
  },
});
