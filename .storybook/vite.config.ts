import { readFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { screensPlugin } from "../scripts/storybook/screens-plugin.ts";
import { funnelPlugin } from "../scripts/vite/funnel-plugin.ts";
import { iconsPlugin } from "../scripts/vite/icons-plugin.ts";
import { requestGuardPlugin } from "../scripts/vite/request-guard/request-guard-plugin.ts";
import { themePlugin } from "../scripts/vite/theme-plugin.ts";

const root = join(import.meta.dirname, "..");
/** Of the welcome page. */
const storyIcons = [
  "path",
  "device-mobile",
  "cards-three",
  "credit-card",
  "sun-horizon",
  "palette",
  "puzzle-piece",
];
const folder = join(root, "funnel");
const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);
const libraries = Object.keys(dependencies).filter((name) => !name.startsWith("@fontsource"));

/** The product's parts as the application gets them, without a backend behind them. */
export default defineConfig({
  root,
  // all at once before anything is shown: a library found later would bring a second React along
  optimizeDeps: {
    include: [
      "react-dom/client",
      "react/jsx-dev-runtime",
      "@stripe/stripe-js/pure",
      "axe-core",
      ...libraries,
    ],
  },
  // the tests of stories have a server of their own
  plugins: [
    process.env.VITEST ? undefined : requestGuardPlugin(),
    screensPlugin(folder),
    react(),
    themePlugin(folder),
    funnelPlugin(folder),
    iconsPlugin(folder, storyIcons),
  ],
});
