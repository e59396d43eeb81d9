import source from "virtual:funnel/preview-source";
import { useMemo } from "react";
import type { Answers } from "#lib/json.ts";
import { needsDoctor, planPreview } from "#rules/member-plan/plan-preview.ts";
import { PlanPreviewCard } from "./plan-preview-card.tsx";
import type { PlanPreviewWords } from "./plan-preview-schema.ts";

export interface PlanPreviewProps {
  words: PlanPreviewWords;
  answers: Answers;
}

/** The plan preview of these answers, if there's a plan. They don't leave the browser. */
export function ComputedPlanPreview({ words, answers }: PlanPreviewProps) {
  const preview = useMemo(
    () => (source && !needsDoctor(answers, source) ? planPreview(answers, source) : undefined),
    [answers],
  );
  return preview && <PlanPreviewCard words={words} preview={preview} />;
}
