import { isJsonObject } from "#lib/json.ts";
import type { Switched } from "./switched.ts";

const KEPT = "previewVisitor";

/** What was switched in this tab, for when it is loaded again. */
export function keptSwitches(): Pick<Switched, "base" | "answers"> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
    if (isJsonObject(kept) && isJsonObject(kept.answers))
      return { base: kept.base === "nothing" ? "nothing" : "all", answers: kept.answers };
  } catch {
    // nobody has switched anything that can be read
  }
  return { base: "all", answers: {} };
}

export function keepSwitches({ base, answers }: Switched): void {
  sessionStorage.setItem(KEPT, JSON.stringify({ base, answers }));
}
