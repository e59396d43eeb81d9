import { buildPlan } from "#compiler/build-plan.ts";
import { compileValid } from "#compiler/small-funnel.fixtures.ts";

/** The plan of the small funnel, with an experiment named "order". */
export const smallPlan = () => buildPlan(compileValid(), (image) => image);
