import type { Behaviour } from "./step.ts";

/** A step that shows itself and waits for Continue. */
export const continueOnly: Behaviour<object> = { states: (_, next) => ({ on: { continued: next } }) };
