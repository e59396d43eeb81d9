import { findPath } from "#quiz/engine/path.ts";
import { realPlan } from "../../../support/real-plan.ts";

let places: string[] | undefined;

/** The places of a visitor who walks through the funnel that we ship. */
export const realPlaces = (): string[] =>
  (places ??= findPath(realPlan(), { answers: {}, arms: { summary: "A" } }));
