/** Every text in something that is shown. */
export function listTexts(shown: unknown): string[] {
  if (typeof shown === "string") return [shown];
  if (typeof shown === "number") return [String(shown)];
  if (shown === null) return ["null"];
  return typeof shown === "object" ? Object.values(shown).flatMap(listTexts) : [];
}

/** Texts that no visitor should ever see. */
export const GAP = /\bundefined\b|\bNaN\b|\bnull\b|\[object|Infinity|[{}]/;
