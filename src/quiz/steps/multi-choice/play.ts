import type { Limits } from "../choice-limits.ts";
import type { Play } from "../play.ts";

/** A step with limits can show errors, so it's left to React. */
export function playMultiChoice({ min, max, options }: Limits): Play | undefined {
  if (min !== undefined || max !== undefined) return undefined;
  const alone = Object.keys(options).filter((value) => options[value]?.exclusive);
  return { takes: "many", ...(alone.length > 0 ? { alone } : {}) };
}
