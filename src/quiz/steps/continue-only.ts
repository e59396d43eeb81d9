import type { StepStates } from "./step-states.ts";

/** A step that only waits for Continue. */
export const continueOnly = {
  canBePrepared: true as const,
  states: (_: unknown, next: string): StepStates => ({ on: { continued: next } }),
};
