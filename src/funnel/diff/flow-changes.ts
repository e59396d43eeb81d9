import { commonSubsequence } from "../common-subsequence.ts";
import { allOf } from "../did-you-mean.ts";
import { allItems, isStepItem, type StepItem } from "../flow.ts";
import type { Change } from "./change.ts";
import { type MergedSpot, mergedSpots } from "./merged-spots.ts";
import { type Branch, forkInWords, spotInWords } from "./spots.ts";
import type { Written } from "./written.ts";

/** Steps that came, went or moved, and what became of splits and branches. What stayed is the longest order that both flows share, so that a moved line is one sentence. */
export function flowChanges(before: Written, after: Written): Change[] {
  const isMerged = changesPlaces(before, after);
  const [old, now] = [mergedSpots(before.flow, isMerged), mergedSpots(after.flow, isMerged)];
  const kept = commonSubsequence(
    old.map(({ key }) => key),
    now.map(({ key }) => key),
  );
  const stayed = new Map(
    kept.map(([from, to]) => [old[from]?.key, { from: old[from], to: now[to] }]),
  );
  const change = (kind: string, subject: string, sentence: string): Change => ({
    part: "flow",
    kind,
    subject,
    sentence,
  });
  const [oldKeys, nowKeys] = [
    new Map(old.map((spot) => [spot.key, spot])),
    new Set(now.map(({ key }) => key)),
  ];
  const forks = { before: forksOf(before), after: forksOf(after) };
  return [
    ...now.flatMap((spot) => {
      const was = oldKeys.get(spot.key);
      if (!was)
        return [
          change(
            "step-added",
            spot.step,
            `"${spot.step}" is new ${spot.within === "" && !spot.after ? "at " : ""}${spotInWords(spot)}.`,
          ),
        ];
      if (!stayed.has(spot.key))
        return [
          change(
            "step-moved",
            spot.step,
            `"${spot.step}" moved from ${spotInWords(was)} to ${spotInWords(spot)}.`,
          ),
        ];
      if (was.within === spot.within)
        return withinSame(was, spot, forks).map((sentence) =>
          change("step-moved", spot.step, sentence),
        );
      return [
        change(
          "step-moved",
          spot.step,
          `"${spot.step}" is ${who(spot.within)} now; it was ${who(was.within)}.`,
        ),
      ];
    }),
    ...old
      .filter(({ key }) => !nowKeys.has(key))
      .map((spot) =>
        change(
          "step-removed",
          spot.step,
          `"${spot.step}" is gone; it was ${was(spotInWords(spot))}.`,
        ),
      ),
    ...forkChanges(forks, { old, now }).map((sentence) => change("fork-changed", "", sentence)),
  ];
}

function who(within: string): string {
  return within === ""
    ? "for everybody"
    : within.startsWith("arm")
      ? `only in ${within}`
      : `only ${within}`;
}

function was(place: string): string {
  return place === "the beginning" ? "at the beginning" : place;
}

/** A step that went into several arms, or out of them, can still be for everybody who came by it. */
function changesPlaces(before: Written, after: Written): (branch: Branch, step: string) => boolean {
  const forks = [forksOf(before), forksOf(after)];
  const [old, now] = [before, after].map(({ flow }) => allItems(flow).filter(isStepItem));
  const count = (items: StepItem[] | undefined, step: string) =>
    (items ?? []).filter((item) => item.step === step).length;
  return (branch, step) => {
    const counts = [count(old, step), count(now, step)];
    return (
      !forks.every((all) => all.includes(forkInWords(branch))) ||
      (!counts.includes(0) && counts[0] !== counts[1])
    );
  };
}

interface Forks {
  before: string[];
  after: string[];
}

function withinSame(was: MergedSpot, spot: MergedSpot, { before, after }: Forks): string[] {
  if (was.inEvery === spot.inEvery) return [];
  // of a split that came or went it is said there
  if (spot.inEvery !== undefined && before.includes(spot.inEvery))
    return [
      `"${spot.step}" stands in every arm of the ${spot.inEvery} now; who sees it is the same.`,
    ];
  if (was.inEvery !== undefined && after.includes(was.inEvery))
    return [`"${spot.step}" stands outside the ${was.inEvery} now; who sees it is the same.`];
  return [];
}

function forkChanges(
  { before, after }: Forks,
  { old, now }: { old: MergedSpot[]; now: MergedSpot[] },
): string[] {
  const kept = commonSubsequence(before, after);
  const gone = before.filter((_, index) => kept.every(([from]) => from !== index));
  const come = after.filter((_, index) => kept.every(([, to]) => to !== index));
  const shared = (fork: string, spots: MergedSpot[], has: string) => {
    const steps = spots.flatMap(({ inEvery, step }) => (inEvery === fork ? [step] : []));
    return steps.length === 0
      ? ""
      : `; ${fork.startsWith("split") ? `every arm ${has}` : `both of its lists ${has === "has" ? "have" : has}`} ${allOf(steps)}`;
  };
  return [
    ...come.map((fork) => `There is a new ${fork}${shared(fork, now, "has")}.`),
    ...gone.map((fork) => `The ${fork} is gone${shared(fork, old, "had")}.`),
  ];
}

function forksOf({ flow }: Written): string[] {
  return allItems(flow).flatMap((item) => (item.kind === "step" ? [] : [forkInWords(item)]));
}
