import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, type Project } from "@playwright/test";
import { launchShell } from "./tools/test-env/chromium.ts";

/**
 * Visitors' tests use the production build, and authors' tests the development server. `TEST_PORT`
 * lets two checkouts test at the same time.
 */
const PRODUCTION = Number(process.env.TEST_PORT ?? 4273);
const DEVELOPMENT = PRODUCTION + 1000;

/** A backend for these tests only. Specs find its keys and switches here. */
process.env.BACKEND_DATA = join(tmpdir(), `funnel-backend-${PRODUCTION}`);

/** Visitors, buyers, members, and everyone else who uses the production build. */
const usesBuild = (name: string, testDir: string): Project => ({
  name,
  testDir,
  use: { baseURL: `http://localhost:${PRODUCTION}` },
});

const visitors = "tests/e2e/visitors";
/** The whole quiz, once with all its waits. */
const walk = "walk.spec.ts";

/** They run one after the other, because they edit the same files. */
const authors: Project = {
  name: "authors",
  testDir: "tests/e2e/authors",
  use: { baseURL: `http://localhost:${DEVELOPMENT}` },
  workers: 1,
};

/** The longest first, so that it isn't still running when all others are done. */
const all: Project[] = [
  authors,
  { ...usesBuild("walkers", visitors), testMatch: walk },
  // Runs in other browsers than the rest.
  usesBuild("browsers", "tests/e2e/browsers"),
  usesBuild("buyers", "tests/e2e/buyers"),
  usesBuild("marketers", "tests/e2e/marketers"),
  usesBuild("members", "tests/e2e/members"),
  usesBuild("operators", "tests/e2e/operators"),
  usesBuild("specification", "tests/specification"),
  { ...usesBuild("visitors", visitors), testIgnore: walk },
];

/** `npm test` has few journeys, and each project starts workers and browsers of its own. */
const core: Project[] = [
  authors,
  { ...usesBuild("main", "tests/e2e"), testIgnore: ["authors/**", "browsers/**"] },
];

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
  projects: process.env.TESTS === "core" ? core : all,
  webServer: [
    {
      // Without an address, so that the other one starts meanwhile. Authors' tests wait for it.
      command: "npx tsx tests/e2e/authors/serve-copy.ts",
      // As in a hosted project: authors edit the funnel, but don't buy anything.
      env: {
        PORT: String(DEVELOPMENT),
        VITE_SUPABASE_URL: "http://localhost:9",
        VITE_SUPABASE_ANON_KEY: "sb_publishable_tests",
        VITE_MEAL_DB_URL: "http://localhost:9",
      },
    },
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
  ],
});
