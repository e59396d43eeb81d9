import type { Command } from "./command.ts";

/** The commands by name, in the order of the help. Each one is loaded only when it's called. */
export const commands: Record<string, () => Promise<{ command: Command }>> = {
  check: () => import("./commands/check.ts"),
  map: () => import("./commands/map.ts"),
  paths: () => import("./commands/paths.ts"),
  diff: () => import("./commands/diff.ts"),
  simulate: () => import("./commands/simulate.ts"),
  numbers: () => import("./commands/numbers.ts"),
  verdict: () => import("./commands/verdict.ts"),
  new: () => import("./commands/new.ts"),
  schema: () => import("./commands/schema.ts"),
  mistakes: () => import("./commands/mistakes.ts"),
};
