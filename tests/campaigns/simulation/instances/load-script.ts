import { Script } from "node:vm";

/** The names that a script takes from its instance instead of from this process. */
export const SCOPE = [
  ...["module", "exports", "require", "globalThis", "window", "self", "fetch", "console", "crypto"],
  ...["setTimeout", "clearTimeout", "setInterval", "clearInterval", "location", "navigator"],
  ...["localStorage", "sessionStorage", "WebSocket", "dispatchEvent", "addEventListener"],
] as const;

export type Scope = Record<(typeof SCOPE)[number], unknown>;

/** Compiles a script, to be run any number of times. */
export function loadScript(code: string, filename: string): (scope: Scope) => void {
  const script = new Script(`(function (${SCOPE.join(", ")}) {${code}\n})`, { filename });
  const run = script.runInThisContext() as (...scope: unknown[]) => void;
  return (scope) => run(...SCOPE.map((name) => scope[name]));
}
