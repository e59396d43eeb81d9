import { readFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { screensPlugin } from "#tools/dev/storybook/screens-plugin.ts";
import { funnelPlugin } from "#tools/dev/vite/funnel-plugin.ts";
import { iconsPlugin } from "#tools/dev/vite/icons-plugin.ts";
import { requestGuardPlugin } from "#tools/dev/vite/request-guard/request-guard-plugin.ts";
import { themePlugin } from "#tools/dev/vite/theme-plugin.ts";

const root = join(import.meta.dirname, "..");
/** Icons of the welcome page. */
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

/** The product's parts as in the application, but without a backend. */
export default defineConfig({
  root,
  // All at once before anything is shown: a library found later would load a second copy of React.
  optimizeDeps: {
    include: [
      "react-dom/client",
      "react/jsx-dev-runtime",
      "@stripe/stripe-js/pure",
      "axe-core",
      ...libraries,
    ],
  },
  // The stories' tests have their own server.
  plugins: [
    process.env.VITEST ? undefined : requestGuardPlugin(),
    screensPlugin(folder),
    react(),
    themePlugin(folder),
    funnelPlugin(folder),
    iconsPlugin(folder, { besides: storyIcons, isInline: Boolean(process.env.VITEST) }),
  ],
});
