import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { embeddedBackend } from "./scripts/backend/plugin.ts";
import { funnelPlugin } from "./scripts/vite/funnel-plugin.ts";
import { iconsPlugin } from "./scripts/vite/icons-plugin.ts";
import { prerenderPlugin } from "./scripts/vite/prerender-plugin.ts";
import { settingsPlugin } from "./scripts/vite/settings-plugin.ts";
import { themePlugin } from "./scripts/vite/theme-plugin.ts";

const folder = join(import.meta.dirname, "funnel");
const port = (byDefault: number) => Number(process.env.PORT) || byDefault;

export default defineConfig({
  plugins: [
    settingsPlugin(),
    react(),
    themePlugin(folder),
    funnelPlugin(folder),
    iconsPlugin(folder),
    prerenderPlugin("src/app/prerender.tsx", "src/app/early-arms.ts"),
    embeddedBackend(),
  ],
  server: { port: port(5173), strictPort: true },
  preview: { port: port(4173), strictPort: true },
  build: { sourcemap: false },
});
