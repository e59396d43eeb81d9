import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumFlags, chromiumPath } from "./scripts/chromium.ts";

/** Those that start a database, which takes its time. */
const withBackend = ["database", "embedded", "functions"].map(
  (folder) => `tests/${folder}/**/*.test.ts`,
);

const executablePath = chromiumPath();

export default defineConfig({
  test: {
    reporters: ["default"],
    projects: [
      {
        test: {
          name: "unit",
          include: ["src/**/*.test.ts", "scripts/**/*.test.ts", "tests/**/*.test.ts"],
          exclude: withBackend,
          environment: "node",
          // compiling the funnel is most of the time: once for a worker, not once for a file
          isolate: false,
          // all cores of a small machine: the default leaves one idle
          maxWorkers: 2,
          // for a machine that is busy with other things
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: "database",
          include: withBackend,
          environment: "node",
          globalSetup: "tests/database/setup.ts",
          setupFiles: ["tests/quiet-console.ts", "tests/functions/environment.ts"],
          // the APIs' packages are slow to load: once for a worker, not once for a file
          isolate: false,
          // PostgreSQL's own processes keep the other cores busy
          maxWorkers: 2,
          // for a machine that is busy with other things
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // passwords are hashed by hundreds, and none of them is anybody's
          env: { LITE_AUTH_BCRYPT_COST: "4" },
        },
      },
      {
        extends: ".storybook/vite.config.ts",
        plugins: [storybookTest({ configDir: ".storybook" })],
        test: {
          name: "stories",
          // the parts and Storybook itself are loaded once for a worker, not once for a file
          isolate: false,
          // one more than the cores of a small machine: stories also wait
          maxWorkers: 3,
          // for a machine that is busy with other things
          testTimeout: 120_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
