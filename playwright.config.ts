import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "./scripts/chromium.ts";

const executablePath = chromiumPath();

/** Against the production build for what visitors do; against the development server for what authors do. `TEST_PORT` lets two checkouts test at once. */
const PRODUCTION = Number(process.env.TEST_PORT ?? 4273);
const DEVELOPMENT = PRODUCTION + 1000;

/** The backend of these tests alone; specs find its keys and its switches here. */
process.env.BACKEND_DATA = join(tmpdir(), `funnel-backend-${PRODUCTION}`);

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  forbidOnly: true,
  // more than cores: the quiz waits often, and others go on meanwhile
  workers: "150%",
  // for a machine that is busy with other things; what has to come in time says so itself
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // what failed stands together at the end
  reporter: [["dot"]],
  use: {
    viewport: { width: 390, height: 844 },
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
    screenshot: "only-on-failure",
  },
  projects: [
    // longest first, so that none of them is left when all others are done.
    // Authors one after the other: they edit the same files
    {
      name: "authors",
      testDir: "tests/authoring",
      use: { baseURL: `http://localhost:${DEVELOPMENT}` },
      workers: 1,
    },
    // these wait as long as the quiz really takes
    {
      name: "walkers",
      testDir: "tests/journeys",
      testMatch: "walk.spec.ts",
      use: { baseURL: `http://localhost:${PRODUCTION}` },
    },
    // other browsers than the one of all the others
    {
      name: "browsers",
      testDir: "tests/browsers",
      use: { baseURL: `http://localhost:${PRODUCTION}` },
    },
    {
      name: "buyers",
      testDir: "tests/purchases",
      use: { baseURL: `http://localhost:${PRODUCTION}` },
    },
    {
      name: "members",
      testDir: "tests/members",
      use: { baseURL: `http://localhost:${PRODUCTION}` },
    },
    {
      name: "specification",
      testDir: "tests/specification",
      use: { baseURL: `http://localhost:${PRODUCTION}` },
    },
    {
      name: "visitors",
      testDir: "tests/journeys",
      testIgnore: "walk.spec.ts",
      use: { baseURL: `http://localhost:${PRODUCTION}` },
    },
  ],
  webServer: [
    {
      command:
        "npm run backend:reset -- --delete && npm run build -- --logLevel warn && npm run preview",
      // not its port: the quiz is there before the backend is
      url: `http://localhost:${PRODUCTION}/mailbox`,
      env: {
        PORT: String(PRODUCTION),
        BACKEND_DATA: process.env.BACKEND_DATA,
        LITE_AUTH_BCRYPT_COST: "4",
      },
      reuseExistingServer: false,
      timeout: 120_000,
    },
    {
      command: "npx tsx tests/authoring/serve-copy.ts",
      port: DEVELOPMENT,
      // as with a hosted project: authors edit the funnel, and buy nothing
      env: {
        PORT: String(DEVELOPMENT),
        VITE_SUPABASE_URL: "http://localhost:9",
        VITE_SUPABASE_ANON_KEY: "sb_publishable_tests",
        VITE_MEAL_DB_URL: "http://localhost:9",
      },
      reuseExistingServer: false,
      timeout: 60_000,
    },
  ],
});
