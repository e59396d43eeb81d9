import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { launchShell } from "./tools/test-env/chromium.ts";

/** Tests that start a database, which takes a while. */
const withBackend = ["api", "database", "local-backend"].map(
  (folder) => `tests/${folder}/**/*.test.ts`,
);

/**
 * Unit tests that take long, because they try thousands of visitors, members, funnels, or slips, or
 * start other programs: most of the total time. `npm test` runs them, `npm run check` doesn't.
 */
const withSamples = [
  "tools/editor-schema/editor.test.ts",
  "tools/funnel-cli/closed-pipe.test.ts",
  "tools/funnel-cli/commands/new/only-added.test.ts",
  "tools/funnel-cli/commands/simulate.test.ts",
  "tools/local-backend/data-folder/folder-lock.test.ts",
  "tools/publications/built-files.test.ts",
  "src/compiler/read/hostile-conditions.test.ts",
  "src/analysis/experiments/self-test.test.ts",
  "tests/compiler/simulation.test.ts",
  "tests/compiler/random-answers.test.ts",
  "tests/compiler/count-paths.test.ts",
  "tests/compiler/hidden-health.test.ts",
  "tests/docs/walk-guide.test.ts",
  "tests/member-plan/every-member.test.ts",
  "tests/member-plan/every-trainee.test.ts",
  "tests/member-plan/exclusions.test.ts",
  "tests/member-plan/random-members.test.ts",
  "tests/engine/hot-reload.test.ts",
  "tests/engine/corrupt-storage.test.ts",
  "tests/engine/resume-points.test.ts",
  "tests/engine/whole-walks.test.ts",
  "tests/simulation/rest.test.ts",
  "tests/specification/guides.test.ts",
];

const unit = {
  environment: "node",
  // Most of the time goes into compiling the funnel: once per worker instead of once per file.
  isolate: false,
  // All cores of a small machine: the default leaves one idle.
  maxWorkers: 2,
  // Generous, so that a busy machine doesn't fail the tests.
  testTimeout: 120_000,
};

export default defineConfig({
  test: {
    reporters: ["default"],
    projects: [
      {
        test: {
          ...unit,
          name: "unit",
          include: ["src/**/*.test.ts", "tools/**/*.test.ts", "tests/**/*.test.ts"],
          exclude: [...withBackend, ...withSamples],
        },
      },
      { test: { ...unit, name: "samples", include: withSamples } },
      {
        test: {
          name: "database",
          include: withBackend,
          environment: "node",
          globalSetup: "tests/database/setup.ts",
          setupFiles: ["tests/support/quiet-console.ts", "tests/api/environment.ts"],
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
        plugins: [storybookTest({ configDir: ".storybook" })],
        test: {
          name: "stories",
          // Loads the components and Storybook itself once per worker instead of once per file.
          isolate: false,
          // One more than the cores of a small machine, because stories also wait.
          maxWorkers: 3,
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
