import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { waitMessages } from "../diagnostics/messages/copy.ts";
import { listVariants } from "../model/variants.ts";
import type { Funnel } from "../read/read-funnel.ts";
import type { AuthoredStep } from "../read/read-steps.ts";

const MS_PER_S = 1000;

/** If a step takes longer than this, visitors think the funnel is broken, or leave. */
const MAX_STEP_S = 60;

/** The longest single wait: enough time to read a line or two. */
const MAX_WAIT_S = 10;

/** The least that slow phones need for the payment page, and the most that visitors wait for it. */
const DEADLINE = "checkout-deadline";
const MIN_DEADLINE_S = 5;
const MAX_DEADLINE_S = 60;

/** Shorter ones flash by, so they're typos. None at all can be intended, except for lines to read. */
const MIN_MS: Record<string, number> = {
  "auto-advance": 50,
  "card-leave": 50,
  "counter-tick": 2,
  "counter-rest": 50,
  "status-line": 200,
  "status-rest": 50,
  "page-transition": 20,
};
const LINES = "status-line";

type Timings = Record<string, number>;

/** Waits that are so long, alone or in the sum of a step, or so short, that they must be a typo. */
export function longWaits(funnel: Funnel): Diagnostic[] {
  const { timings } = funnel.file;
  const keeping = new Map<string, { step: string; ms: number }>();
  for (const step of funnel.steps.values()) {
    const ms = findLongestWait(step, timings);
    const timing = longestPart(step, timings);
    if (ms > MAX_STEP_S * MS_PER_S && timing !== undefined && ms > (keeping.get(timing)?.ms ?? 0))
      keeping.set(timing, { step: step.id, ms });
  }
  return Object.entries(timings).flatMap(([timing, ms]) => {
    const kept = keeping.get(timing);
    const problem = (message: string) => [funnel.source.diagnosticAt(["timings", timing], message)];
    if (kept)
      return problem(
        waitMessages.longStep({
          step: kept.step,
          seconds: inSeconds(kept.ms),
          longest: MAX_STEP_S,
        }),
      );
    const shortest = MIN_MS[timing] ?? 0;
    if (ms < shortest && (ms > 0 || timing === LINES))
      return problem(waitMessages.shortWait({ timing, ms, shortest }));
    if (timing === DEADLINE && ms < MIN_DEADLINE_S * MS_PER_S)
      return problem(waitMessages.shortDeadline({ seconds: MIN_DEADLINE_S }));
    const longest = timing === DEADLINE ? MAX_DEADLINE_S : MAX_WAIT_S;
    if (ms <= longest * MS_PER_S) return [];
    return problem(waitMessages.longWait({ timing, seconds: inSeconds(ms), longest }));
  });
}

/** The time that the step makes a visitor wait, in milliseconds, in its slowest variant. */
function findLongestWait(step: AuthoredStep, timings: Timings): number {
  return Math.max(
    ...listVariants(step).map(
      ({ fields }) =>
        step.type.leastWait?.(
          { ...fields, id: step.id, route: step.route, continue: "" },
          timings,
        ) ?? 0,
    ),
  );
}

/** The timing that contributes most to the wait of the step. */
function longestPart(step: AuthoredStep, timings: Timings): string | undefined {
  const without = (timing: string) => findLongestWait(step, { ...timings, [timing]: 0 });
  return step.type.waits?.toSorted((a, b) => without(a) - without(b))[0];
}

const inSeconds = (ms: number) => Math.round(ms / MS_PER_S);
