import { createVitest, type TestModule, type Vitest } from "vitest/node";

export interface Guards {
  /** All guards of the part, as paths. */
  files: string[];
  /** Runs a test file until its first failure, which it resolves to; undefined if there's none. */
  run(file: string): Promise<string | undefined>;
  close(): Promise<void>;
}

/** The guards of a part in one Vitest, which keeps what it has transformed. */
export async function openGuards(guards: string[], postgresUrl: string): Promise<Guards> {
  process.env.MUTATION_GUARDS = guards.join(" ");
  process.env.MUTATION_DATABASE = "on";
  process.env.MUTATION_POSTGRES = postgresUrl;
  const vitest = await createVitest("test", {
    config: "tests/campaigns/mutation/vitest.config.ts",
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

async function runFile(vitest: Vitest, file: string): Promise<string | undefined> {
  // Otherwise failures of earlier runs would count against `bail`.
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    await vitest.globTestSpecifications([file]),
  );
  process.exitCode = 0;
  const [failure] = [...testModules.flatMap(listErrors), ...unhandledErrors];
  return failure === undefined ? undefined : toMessage(failure);
}

const listErrors = (module: TestModule): unknown[] => [
  ...module.errors(),
  ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
  ...[...module.children.allTests()].flatMap((test) => test.result().errors ?? []),
];

const toMessage = (failure: unknown): string =>
  typeof failure === "object" && failure !== null && "message" in failure
    ? String(failure.message)
    : String(failure);
