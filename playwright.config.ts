import { defineConfig } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "./scripts/chromium.ts";

const executablePath = chromiumPath();

/** Against the production build for what visitors do; against the development server for what authors do. */
const PRODUCTION = 4273;
const DEVELOPMENT = 5273;

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  reporter: [["line"]],
  use: {
    viewport: { width: 390, height: 844 },
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
    screenshot: "only-on-failure",
  },
  projects: [
    // one after the other: they edit the same files. First, so that visitors' tests fill the other worker meanwhile
    { name: "authors", testDir: "tests/authoring", use: { baseURL: `http://localhost:${DEVELOPMENT}` }, workers: 1 },
    { name: "visitors", testDir: "tests/journeys", use: { baseURL: `http://localhost:${PRODUCTION}` } },
  ],
  webServer: [
    {
      command: "npm run build -- --logLevel warn && npm run preview",
      port: PRODUCTION,
      env: { PORT: String(PRODUCTION) },
      reuseExistingServer: false,
      timeout: 120_000,
    },
    { command: "npx tsx tests/authoring/serve-copy.ts", port: DEVELOPMENT, env: { PORT: String(DEVELOPMENT) }, reuseExistingServer: false, timeout: 60_000 },
  ],
});
