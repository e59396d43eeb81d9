import source from "virtual:funnel/preview-source";
import type { Answers } from "#lib/json.ts";
import { type PlanFigures, planFigures } from "#rules/member-plan/plan-preview.ts";

/** Figures of the plan of these answers, if there is one. The answers don't leave the browser. */
export const ownFigures = (answers: Answers): PlanFigures | undefined =>
  source && planFigures(answers, source);
