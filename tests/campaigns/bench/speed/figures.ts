import type { AnyStep } from "#quiz/steps/step.ts";
import type { Contestant } from "./contestants.ts";
import type { Walk } from "./walk.ts";

/** The figures of one contestant. Times in ms. */
export interface Figures {
  firstPaint: number[];
  largestPaint: number[];
  /** Until the first press has changed the screen, minus the wait after a choice. */
  usable: number[];
  /** From each choice to the next title, minus that wait. */
  choices: number[];
  /** From each other press that continues to the next title. */
  continues: number[];
  /** The longest time from a press to the next frame, in each walk. */
  interaction: number[];
  blocked: number[];
  layoutShift: number[];
  kilobytes: number[];
  requests: number[];
  allKilobytes: number[];
  allRequests: number[];
  heapInMb: number[];
  work: number[];
  /** Divided by the number of screens, as are commits. */
  styleRuns: number[];
  layoutRuns: number[];
  /** The number of times that React changed the page. */
  commits: number[];
}

/** These advance automatically, or once their last card has left. */
const PASSING = new Set(["status-lines", "card-stack"]);

export function computeFigures(
  walks: Walk[],
  { waitMs, firstWaitMs = waitMs }: Pick<Contestant, "waitMs" | "firstWaitMs">,
): Figures {
  const left = walks.flatMap((walk) => leavings(walk));
  const times = (isIncluded: (step: AnyStep) => boolean) =>
    left.filter(({ step }) => isIncluded(step)).map(({ ms }) => ms);
  const each = (read: (walk: Walk) => number) => walks.map(read);
  return {
    firstPaint: each(({ recording }) => recording.firstPaint),
    largestPaint: each(({ recording }) => recording.largestPaint),
    usable: each((walk) => secondScreenAt(walk) - firstWaitMs),
    choices: times(({ type }) => type === "single-choice").map((ms) => ms - waitMs),
    continues: times(({ type }) => type !== "single-choice" && !PASSING.has(type)),
    interaction: each(({ recording }) => Math.max(0, ...recording.interactions)),
    blocked: each((walk) =>
      sum(walk.recording.blocked.filter(({ at }) => at < secondScreenAt(walk)).map(({ ms }) => ms)),
    ),
    layoutShift: each(({ recording }) => recording.layoutShift),
    kilobytes: each(({ bytes }) => bytes / 1000),
    requests: each(({ requests }) => requests),
    allKilobytes: each(({ allBytes }) => allBytes / 1000),
    allRequests: each(({ allRequests }) => allRequests),
    work: each(({ workMs }) => workMs),
    styleRuns: each(({ styleRuns, steps }) => styleRuns / steps.length),
    layoutRuns: each(({ layoutRuns, steps }) => layoutRuns / steps.length),
    commits: each(({ recording, steps }) => recording.commits / steps.length),
    heapInMb: each(({ heapBytes }) => heapBytes / 1e6),
  };
}

/** The value that a share of all values doesn't exceed. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: number[]) => quantile(values, 0.5);

/**
 * From the last press on a screen to the next one, except at the entrance, which `usable` covers.
 */
function leavings({
  recording: { screens, presses },
  steps,
}: Walk): { step: AnyStep; ms: number }[] {
  return steps.slice(1, -1).map((step, index) => {
    const at = screens[index + 2]?.at ?? Number.NaN;
    const press = presses.findLast((pressed) => pressed < at) ?? Number.NaN;
    return { step, ms: at - press };
  });
}

function secondScreenAt({ recording }: Walk): number {
  return recording.screens[1]?.at ?? Number.NaN;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
