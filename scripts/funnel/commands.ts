import type { Command } from "./command.ts";

/** The commands by their word, in the order of the help. Each is loaded when it is called. */
export const commands: Record<string, () => Promise<{ command: Command }>> = {
  check: () => import("./check.ts"),
  map: () => import("./map.ts"),
  paths: () => import("./paths.ts"),
  diff: () => import("./diff.ts"),
  simulate: () => import("./simulate.ts"),
  verdict: () => import("./verdict.ts"),
  new: () => import("./new.ts"),
  schema: () => import("./schema.ts"),
  mistakes: () => import("./mistakes.ts"),
};
