import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { launchShell } from "./tools/test-env/chromium.ts";

/** Tests that start a database, which takes a while. */
const withBackend = ["tests/backend/**/*.test.ts"];

/** `npm test` sets this; without it, everything runs. */
const isCore = process.env.TESTS === "core";

/**
 * Files with a tag for all of their tests. Vitest would load each of them to skip its tests: a
 * database would be opened that no test closes again.
 */
const leftOut = isCore ? ["src", "tools", "tests"].flatMap(findTaggedFiles) : [];

function findTaggedFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => join(folder, file))
    .filter((file) => readFileSync(file, "utf8").startsWith("// @module-tag "));
}

export default defineConfig({
  test: {
    reporters: ["default"],
    tags: [
      {
        name: "specification",
        description:
          "Repeats the specification's wording, order, and looks. `npm run test:specification` runs it.",
      },
      {
        name: "long",
        description: "Takes long for what it adds. `npm run test:all` runs it, `npm test` doesn't.",
      },
    ],
    projects: [
      {
        test: {
          name: "unit",
          include: ["src/**/*.test.ts", "tools/**/*.test.ts", "tests/**/*.test.ts"],
          exclude: [...withBackend, ...leftOut],
          environment: "node",
          // Most of the time goes into compiling the funnel: once per worker instead of once per
          // file.
          isolate: false,
          // All cores of a small machine: the default leaves one idle.
          maxWorkers: 2,
          // Generous, so that a busy machine doesn't fail the tests.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: "database",
          include: withBackend,
          exclude: leftOut,
          environment: "node",
          globalSetup: "tests/backend/support/setup.ts",
          setupFiles: ["tests/support/quiet-console.ts", "tests/backend/support/environment.ts"],
          // The APIs' packages load slowly: once per worker instead of once per file.
          isolate: false,
          // PostgreSQL's own processes keep the other cores busy.
          maxWorkers: 2,
          // Generous, so that a busy machine doesn't fail the tests.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Tests hash hundreds of passwords, and no real user has any of them.
          env: { LITE_AUTH_BCRYPT_COST: "4" },
        },
      },
      {
        extends: ".storybook/vite.config.ts",
        plugins: [
          storybookTest({
            configDir: ".storybook",
            tags: { skip: isCore ? ["look", "long"] : [] },
          }),
        ],
        test: {
          name: "stories",
          env: { TESTS: process.env.TESTS },
          // Loads the components and Storybook itself once per worker instead of once per file.
          isolate: false,
          // As many as the cores of a small machine: each worker loads all components once.
          maxWorkers: 2,
          // Generous, so that a busy machine doesn't fail the tests.
          testTimeout: 120_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchShell() }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
