import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { previewPlugin } from "./tools/dev-server/preview/preview-plugin.ts";
import { adClickPlugin } from "./tools/dev-server/vite/ad-click-plugin.ts";
import { experimentsPlugin } from "./tools/dev-server/vite/experiments-plugin.ts";
import { funnelPlugin } from "./tools/dev-server/vite/funnel-plugin.ts";
import { generatedFilesPlugin } from "./tools/dev-server/vite/generated-files.ts";
import { iconsPlugin } from "./tools/dev-server/vite/icons-plugin.ts";
import { recorderPlugin } from "./tools/dev-server/vite/recorder-plugin.ts";
import { requestGuardPlugin } from "./tools/dev-server/vite/request-guard/request-guard-plugin.ts";
import { themePlugin } from "./tools/dev-server/vite/theme-plugin.ts";
import { unusedRouterPlugin } from "./tools/dev-server/vite/unused-router-plugin.ts";
import { unusedSchedulerPlugin } from "./tools/dev-server/vite/unused-scheduler-plugin.ts";
import { unusedXstatePlugin } from "./tools/dev-server/vite/unused-xstate-plugin.ts";
import { vitalsPlugin } from "./tools/dev-server/vite/vitals-plugin.ts";
import { headersPlugin } from "./tools/hosting/headers-plugin.ts";
import { hostFilesPlugin } from "./tools/hosting/host-files-plugin.ts";
import { pageStartPlugin } from "./tools/hosting/page-start-plugin.ts";
import { settingsPlugin } from "./tools/hosting/settings-plugin.ts";
import { embeddedBackend } from "./tools/local-backend/plugin.ts";
import { memberAppPlugin } from "./tools/member-app/member-app-plugin.ts";
import { cssFallbacks } from "./tools/oldest-browsers/css-fallbacks.ts";
import { oldestBrowsers } from "./tools/oldest-browsers/oldest-browsers.ts";
import { prerenderPlugin } from "./tools/prerender/prerender-plugin.ts";

const folder = join(import.meta.dirname, "funnel");
/** Half of all files, and no page needs them: watching them takes most of a second at startup. */
const notServed = [
  "tests",
  "docs",
  "dist",
  "dist-*",
  "storybook-static",
  "visual-report",
  "test-results",
  "playwright-report",
].map((name) => join(import.meta.dirname, name, "**"));
const port = (byDefault: number) => Number(process.env.PORT) || byDefault;

export default defineConfig({
  plugins: [
    requestGuardPlugin(),
    settingsPlugin(),
    // First, because the backend's own pages set their own headers.
    embeddedBackend(),
    headersPlugin(),
    pageStartPlugin(),
    vitalsPlugin("src/vitals/mark-steps.ts", "src/vitals/load-observer.ts"),
    adClickPlugin(folder, "src/ads/keep-ad-click.ts"),
    recorderPlugin(folder, "src/recorder/watch-places.ts", "src/recorder/recorder.ts"),
    react(),
    unusedRouterPlugin(),
    unusedSchedulerPlugin(),
    unusedXstatePlugin(),
    themePlugin(folder),
    funnelPlugin(folder),
    generatedFilesPlugin(folder),
    experimentsPlugin(folder),
    previewPlugin(folder),
    iconsPlugin(folder),
    prerenderPlugin(
      "src/app/prerender.tsx",
      "src/quiz/player/player.ts",
      "src/member/kept-plan/show-kept-plan.ts",
    ),
    memberAppPlugin(folder),
    hostFilesPlugin(),
  ],
  // Finds all packages at startup. A package found later would reload the page that's already open.
  optimizeDeps: { entries: ["index.html", "src/app/main.tsx", "src/preview/*.tsx"] },
  server: {
    port: port(5173),
    strictPort: true,
    watch: { ignored: notServed },
    // Ready before somebody opens the first page, which loads all of them.
    warmup: {
      clientFiles: ["src/app/main.tsx", "src/steps/plain-views.ts", "src/steps/*/*-step.tsx"],
    },
  },
  preview: { port: port(4173), strictPort: true },
  css: { postcss: { plugins: [cssFallbacks] } },
  build: {
    sourcemap: false,
    // The start script names a hundred files, so each character of a hash counts.
    rolldownOptions: {
      output: {
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:6][extname]",
      },
    },
    target: oldestBrowsers,
    cssTarget: oldestBrowsers,
    // Without `modulepreload`, Vite's polyfill fetches each module a second time.
    modulePreload: { polyfill: false },
  },
});
