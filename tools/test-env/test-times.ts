import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

/** A test that ran, and how long it took. */
export interface TimedTest {
  title: string;
  file: string;
  ms: number;
}

/** The tests of a run, as Vitest or Playwright reports them. */
export interface TestTimes {
  tests: TimedTest[];
  /** The number of tests that the run left out. */
  skipped: number;
}

interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; duration?: number }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  title: string;
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

/** The arguments and settings that make a test runner write its report to a file, too. */
export function reportInto(
  file: string,
  program: string,
): { args: string[]; env: Record<string, string> } {
  if (program === "vitest")
    return {
      args: ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
      env: {},
    };
  if (program === "playwright")
    return { args: ["--reporter=dot,json"], env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } };
  return { args: [], env: {} };
}

/** Reads a report of `reportInto`; no tests if the run ended before it wrote one. */
export function readTestTimes(file: string): TestTimes {
  if (!existsSync(file)) return { tests: [], skipped: 0 };
  const report: VitestReport | { suites: PlaywrightSuite[] } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  return "suites" in report
    ? { tests: report.suites.flatMap((suite) => listTests(suite)), skipped: 0 }
    : readVitest(report);
}

function readVitest({ testResults }: VitestReport): TestTimes {
  const all = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((one) => ({ ...one, file: relative(process.cwd(), name) })),
  );
  const ran = all.filter(({ status }) => status === "passed" || status === "failed");
  return {
    tests: ran.map(({ fullName, file, duration = 0 }) => ({ title: fullName, file, ms: duration })),
    skipped: all.length - ran.length,
  };
}

function listTests({ file, specs = [], suites = [] }: PlaywrightSuite): TimedTest[] {
  const own = specs.map(({ title, tests }) => ({
    title,
    file: `tests/${file}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap(listTests)];
}
