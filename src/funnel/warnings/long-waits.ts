import { looksOf } from "../looks.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";
import type { AuthoredStep } from "../read-steps.ts";

const MS_PER_S = 1000;

/** Whoever waits longer for one step takes the funnel for broken, or leaves. */
const LONGEST_STEP_S = 60;

/** A single wait: time enough to read a line or two. */
const LONGEST_WAIT_S = 10;

/** How long the payment page may take at most; hardly anybody waits that long. */
const DEADLINE = "checkout-deadline";

type Timings = Record<string, number>;

/** Waits that only a slip of the hand makes so long, by themselves or in the sum of a step. */
export function longWaits(funnel: Funnel): Problem[] {
  const { timings } = funnel.file;
  const keeping = new Map<string, { step: string; ms: number }>();
  for (const step of funnel.steps.values()) {
    const ms = waitOf(step, timings);
    const timing = longestPart(step, timings);
    if (
      ms > LONGEST_STEP_S * MS_PER_S &&
      timing !== undefined &&
      ms > (keeping.get(timing)?.ms ?? 0)
    )
      keeping.set(timing, { step: step.id, ms });
  }
  return Object.entries(timings).flatMap(([timing, ms]) => {
    const kept = keeping.get(timing);
    const problem = (message: string) => [funnel.source.problem(["timings", timing], message)];
    if (kept)
      return problem(
        `With this, "${kept.step}" keeps each visitor for ${inSeconds(kept.ms)}, and ${LONGEST_STEP_S} s are long for a step. Is the unit right?`,
      );
    if (ms <= LONGEST_WAIT_S * MS_PER_S || timing === DEADLINE) return [];
    return problem(
      `Each visitor waits ${inSeconds(ms)} here, and ${LONGEST_WAIT_S} s are long for "${timing}". Is the unit right?`,
    );
  });
}

/** How long the step keeps a visitor by itself, in milliseconds, whoever it keeps longest. */
function waitOf(step: AuthoredStep, timings: Timings): number {
  return Math.max(
    ...looksOf(step).map(
      ({ fields }) =>
        step.type.leastWait?.(
          { ...fields, id: step.id, route: step.route, continue: "" },
          timings,
        ) ?? 0,
    ),
  );
}

/** The timing that the step would be shorter for than for any other, were it nothing. */
function longestPart(step: AuthoredStep, timings: Timings): string | undefined {
  const without = (timing: string) => waitOf(step, { ...timings, [timing]: 0 });
  return step.type.waits?.toSorted((a, b) => without(a) - without(b))[0];
}

const inSeconds = (ms: number) => `${Math.round(ms / MS_PER_S)} s`;
