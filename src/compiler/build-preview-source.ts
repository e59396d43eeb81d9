import { type PreviewSource, previewSourceOf } from "#member-plan/preview-source.ts";
import { publishedRules } from "./model/published-rules.ts";
import type { Funnel } from "./read/read-funnel.ts";

/** What visitors' browsers may know of the program. Undefined if the funnel has none. */
export function buildPreviewSource(funnel: Funnel): PreviewSource | undefined {
  const { program } = funnel;
  return (
    program &&
    previewSourceOf({
      foods: program.foods.fields,
      meals: program.meals.fields,
      rules: publishedRules(funnel, program),
    })
  );
}
