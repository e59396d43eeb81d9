import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { headersPlugin } from "./tools/build/hosting/headers-plugin.ts";
import { hostFilesPlugin } from "./tools/build/hosting/host-files-plugin.ts";
import { pageStartPlugin } from "./tools/build/hosting/page-start-plugin.ts";
import { settingsPlugin } from "./tools/build/hosting/settings-plugin.ts";
import { memberAppPlugin } from "./tools/build/member-app/member-app-plugin.ts";
import { cssFallbacks } from "./tools/build/oldest-browsers/css-fallbacks.ts";
import { oldestBrowsers } from "./tools/build/oldest-browsers/oldest-browsers.ts";
import { prerenderPlugin } from "./tools/build/prerender/prerender-plugin.ts";
import { embeddedBackend } from "./tools/dev/local-backend/plugin.ts";
import { previewPlugin } from "./tools/dev/preview/preview-plugin.ts";
import { adClickPlugin } from "./tools/dev/vite/ad-click-plugin.ts";
import { experimentsPlugin } from "./tools/dev/vite/experiments-plugin.ts";
import { funnelPlugin } from "./tools/dev/vite/funnel-plugin.ts";
import { generatedFilesPlugin } from "./tools/dev/vite/generated-files.ts";
import { iconsPlugin } from "./tools/dev/vite/icons-plugin.ts";
import { recorderPlugin } from "./tools/dev/vite/recorder-plugin.ts";
import { requestGuardPlugin } from "./tools/dev/vite/request-guard/request-guard-plugin.ts";
import { themePlugin } from "./tools/dev/vite/theme-plugin.ts";
import { unusedRouterPlugin } from "./tools/dev/vite/unused-router-plugin.ts";
import { unusedSchedulerPlugin } from "./tools/dev/vite/unused-scheduler-plugin.ts";
import { unusedXstatePlugin } from "./tools/dev/vite/unused-xstate-plugin.ts";
import { vitalsPlugin } from "./tools/dev/vite/vitals-plugin.ts";

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
    vitalsPlugin(
      "src/quiz/reporting/vitals/mark-steps.ts",
      "src/quiz/reporting/vitals/load-observer.ts",
    ),
    adClickPlugin(folder, "src/quiz/reporting/ads/keep-ad-click.ts"),
    recorderPlugin(
      folder,
      "src/quiz/reporting/recorder/watch-places.ts",
      "src/quiz/reporting/recorder/recorder.ts",
    ),
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
  optimizeDeps: { entries: ["index.html", "src/app/main.tsx", "tools/dev/preview/pages/*.tsx"] },
  server: {
    port: port(5173),
    strictPort: true,
    watch: { ignored: notServed },
    // Ready before somebody opens the first page, which loads all of them.
    warmup: {
      clientFiles: [
        "src/app/main.tsx",
        "src/quiz/steps/plain-views.ts",
        "src/quiz/steps/*/*-step.tsx",
      ],
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
