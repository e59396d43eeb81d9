import { type PreviewSource, toPreviewSource } from "#rules/member-plan/preview-source.ts";
import { publishedRules } from "./model/published-rules.ts";
import type { Funnel } from "./read/read-funnel.ts";

/** The part of the program that visitors' browsers may know. Undefined if the funnel has none. */
export function buildPreviewSource(funnel: Funnel): PreviewSource | undefined {
  const { program } = funnel;
  return (
    program &&
    toPreviewSource({
      foods: program.foods.fields,
      meals: program.meals.fields,
      rules: publishedRules(funnel, program),
    })
  );
}
