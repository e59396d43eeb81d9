import type { Domain } from "#quiz/steps/step-type.ts";
import { collectAnswers } from "../model/answers.ts";
import type { Funnel } from "../read/read-funnel.ts";
import { type AnswerConstraints, findConstraints } from "./constraints.ts";

/** Everything that's certain about the visitors at a place of the flow. */
export interface Facts {
  /** The values that each answer can have. */
  answers: Map<string, Domain>;
  /** Answers that every visitor at this place was asked for. */
  always: { has(answer: string): boolean };
  /** Possible arms, by experiment. */
  arms: Record<string, string[]>;
  /** The number of cases to try, if not the default. */
  maxCases?: number;
}

/** The facts, and what each answer says about the visitors who gave it. */
export interface SolverContext extends Facts {
  constraints: AnswerConstraints;
}

/** The solver's knowledge about visitors who were all asked for the `always` answers. */
export function solverContext(funnel: Funnel, always: SolverContext["always"]): SolverContext {
  const arms = Object.fromEntries(
    Object.entries(funnel.file.experiments).map(([id, experiment]) => [
      id,
      listTakenArms(experiment),
    ]),
  );
  return { answers: collectAnswers(funnel), always, arms, constraints: findConstraints(funnel) };
}

// Losing arms stay in the flow, so that you can compare them later.
function listTakenArms({
  arms,
  winner,
}: {
  arms: Record<string, number>;
  winner?: string | undefined;
}): string[] {
  return winner === undefined
    ? Object.keys(arms).filter((arm) => (arms[arm] ?? 0) > 0)
    : Object.keys(arms);
}
