import type { StepStates } from "./step-states.ts";

/** A step that shows itself and waits for Continue. */
export const continueOnly = {
  states: (_: unknown, next: string): StepStates => ({ on: { continued: next } }),
};
