import { createVitest, type Vitest } from "vitest/node";

export interface Guards {
  /** All guards of the area, as paths. */
  files: string[];
  /** Runs one test file until its first failure. */
  run(file: string): Promise<"passed" | "failed">;
  close(): Promise<void>;
}

/** The guards of an area in one Vitest, which keeps what it has transformed. */
export async function openGuards(guards: string[], postgresUrl: string): Promise<Guards> {
  process.env.MUTATION_GUARDS = guards.join(" ");
  process.env.MUTATION_DATABASE = "on";
  process.env.MUTATION_POSTGRES = postgresUrl;
  const vitest = await createVitest("test", {
    config: "tests/mutation/vitest.config.ts",
    watch: false,
    bail: 1,
    reporters: [{}],
  });
  const specifications = await vitest.globTestSpecifications();
  return {
    files: specifications.map(({ moduleId }) => moduleId),
    run: (file) => runFile(vitest, file),
    close: () => vitest.close(),
  };
}

async function runFile(vitest: Vitest, file: string): Promise<"passed" | "failed"> {
  // Otherwise failures of earlier runs would count against `bail`.
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    await vitest.globTestSpecifications([file]),
  );
  process.exitCode = 0;
  const isFine = unhandledErrors.length === 0 && testModules.every((module) => module.ok());
  return isFine ? "passed" : "failed";
}
