import { defineConfig } from "vitest/config";

/** The guards of one part, which the command passes on. */
const { MUTATION_GUARDS, MUTATION_DATABASE, MUTATION_POSTGRES } = process.env;

/** Runs them as the vitest.config.ts of the project does, in one worker. */
export default defineConfig({
  test: {
    include: MUTATION_GUARDS?.split(" ") ?? [],
    environment: "node",
    // Starts quicker than a process.
    pool: "threads",
    isolate: false,
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    ...(MUTATION_DATABASE && {
      globalSetup: MUTATION_POSTGRES
        ? "tests/campaigns/mutation/sql/provide-postgres.ts"
        : "tests/backend/support/setup.ts",
      setupFiles: ["tests/support/quiet-console.ts", "tests/backend/support/environment.ts"],
      env: { LITE_AUTH_BCRYPT_COST: "4" },
    }),
  },
});
