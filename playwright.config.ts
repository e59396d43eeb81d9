import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { launchShell } from "./tools/test-env/chromium.ts";

/**
 * Visitors' tests use the production build, and authors' tests the development server. `TEST_PORT`
 * lets two checkouts test at the same time.
 */
const PRODUCTION = Number(process.env.TEST_PORT ?? 4273);
const DEVELOPMENT = PRODUCTION + 1000;

/** A backend for these tests only. Specs find its keys and switches here. */
process.env.BACKEND_DATA = join(tmpdir(), `funnel-backend-${PRODUCTION}`);

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  forbidOnly: true,
  // More than the cores: the quiz waits often, and other tests continue in the meantime.
  workers: "150%",
  // Generous, so that a busy machine doesn't fail the tests. Anything with a real deadline checks
  // it itself.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // Prints all failures together at the end.
  reporter: [["dot"]],
  use: {
    viewport: { width: 390, height: 844 },
    launchOptions: launchShell(),
    screenshot: "only-on-failure",
  },
  projects: [
    // The longest first, so that it isn't still running when all others are done. Authors' tests
    // run one after the other, because they edit the same files.
    {
      name: "authors",
      testDir: "tests/e2e/authors",
      use: { baseURL: `http://localhost:${DEVELOPMENT}` },
      workers: 1,
    },
    // The whole quiz, once with all its waits.
    {
      name: "walkers",
      testDir: "tests/e2e/visitors",
      testMatch: "walk.spec.ts",
      use: { baseURL: `http://localhost:${PRODUCTION}` },
    },
    // Runs in other browsers than the rest.
    {
      name: "browsers",
      testDir: "tests/e2e/browsers",
      use: { baseURL: `http://localhost:${PRODUCTION}` },
    },
    {
      name: "buyers",
      testDir: "tests/e2e/buyers",
      use: { baseURL: `http://localhost:${PRODUCTION}` },
    },
    {
      name: "marketers",
      testDir: "tests/e2e/marketers",
      use: { baseURL: `http://localhost:${PRODUCTION}` },
    },
    {
      name: "members",
      testDir: "tests/e2e/members",
      use: { baseURL: `http://localhost:${PRODUCTION}` },
    },
    {
      name: "operators",
      testDir: "tests/e2e/operators",
      use: { baseURL: `http://localhost:${PRODUCTION}` },
    },
    {
      name: "specification",
      testDir: "tests/specification",
      use: { baseURL: `http://localhost:${PRODUCTION}` },
    },
    {
      name: "visitors",
      testDir: "tests/e2e/visitors",
      testIgnore: "walk.spec.ts",
      use: { baseURL: `http://localhost:${PRODUCTION}` },
    },
  ],
  webServer: [
    {
      // The whole test run has built already.
      command: `npm run backend:reset -- --delete && ${
        process.env.IS_BUILT ? "" : "npm run build -- --logLevel warn && "
      }npm run preview`,
      // A page, not the port: the quiz is up before the backend is.
      url: `http://localhost:${PRODUCTION}/mailbox`,
      env: {
        PORT: String(PRODUCTION),
        BACKEND_DATA: process.env.BACKEND_DATA,
        LITE_AUTH_BCRYPT_COST: "4",
        RECOVERY_MAILS: "on",
      },
      reuseExistingServer: false,
      timeout: 120_000,
    },
    {
      command: "npx tsx tests/e2e/authors/serve-copy.ts",
      port: DEVELOPMENT,
      // As in a hosted project: authors edit the funnel, but don't buy anything.
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
