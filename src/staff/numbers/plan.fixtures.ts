import { buildPlan } from "#compiler/build-plan.ts";
import { compileValid } from "#compiler/small-funnel.fixtures.ts";

/**
 * The plan of the small funnel, with an experiment named "order". It's a copy that a test can change:
 * compiled parts are kept, and test files share them.
 */
export const smallPlan = () => structuredClone(buildPlan(compileValid(), (image) => image));
