import { isJsonObject } from "#lib/json.ts";
import type { VisitorSettings } from "./visitor-settings.ts";

const KEPT = "previewVisitor";

/** The settings of this tab, for when it reloads. */
export function persistedSettings(): Pick<VisitorSettings, "base" | "answers"> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
    if (isJsonObject(kept) && isJsonObject(kept.answers))
      return { base: kept.base === "nothing" ? "nothing" : "all", answers: kept.answers };
  } catch {
    // There are no readable settings.
  }
  return { base: "all", answers: {} };
}

export function persistSettings({ base, answers }: VisitorSettings): void {
  sessionStorage.setItem(KEPT, JSON.stringify({ base, answers }));
}
