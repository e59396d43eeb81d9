import { strykerPlugins as plugins, strykerValidationSchema } from "@stryker-mutator/vitest-runner";

const [{ kind, name, factory }] = plugins;

/**
 * Stryker's Vitest runner, which counts failed tests. A test file that a mutant keeps from loading
 * has no tests, so here it counts, too.
 */
function createRunner(injector) {
  const runner = factory(injector);
  const mutantRun = runner.mutantRun.bind(runner);
  runner.mutantRun = async (options) => {
    const result = await mutantRun(options);
    const error = result.status === "survived" && loadErrorIn(runner.ctx.state.getFiles());
    return error ? { ...result, status: "killed", killedBy: [], failureMessage: error } : result;
  };
  return runner;
}
createRunner.inject = factory.inject;

function loadErrorIn(files) {
  const unloaded = files.find(({ tasks, result }) => tasks.length === 0 && result?.errors?.length);
  return unloaded?.result.errors[0].message;
}

/** Stryker loads it, so it's no TypeScript. */
export const strykerPlugins = [{ kind, name, factory: createRunner }];
export { strykerValidationSchema };
