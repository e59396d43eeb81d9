import { diffFlowMessages, type ForkName } from "#compiler/diagnostics/messages/diff/flow.ts";
import { commonSubsequence } from "#compiler/model/common-subsequence.ts";
import { allItems, isStepItem, type StepItem } from "#compiler/read/flow.ts";
import { sameJson } from "#lib/json.ts";
import type { Change } from "./change.ts";
import { type MergedSpot, mergeSpots } from "./merge-spots.ts";
import { type Branch, forkKey, forkName } from "./spots.ts";
import type { Written } from "./written.ts";

/**
 * Steps that were added, removed, or moved, and changes to splits and branches. What stayed is the
 * longest order that both flows share, so moving one line reports one sentence.
 */
export function flowChanges(before: Written, after: Written): Change[] {
  const isMerged = changesPlaces(before, after);
  const [old, now] = [mergeSpots(before.flow, isMerged), mergeSpots(after.flow, isMerged)];
  const forks = { before: listForks(before), after: listForks(after) };
  const nowKeys = new Set(now.map(({ key }) => key));
  return [
    ...spotChanges(old, now, forks),
    ...old
      .filter(({ key }) => !nowKeys.has(key))
      .map((spot) =>
        change(
          "step-removed",
          spot.step,
          diffFlowMessages.stepRemoved({ step: spot.step, position: spot }),
        ),
      ),
    ...forkChanges(forks, { old, now }).map((sentence) => change("fork-changed", "", sentence)),
  ];
}

function change(kind: string, subject: string, sentence: string): Change {
  return { part: "flow", kind, subject, sentence };
}

/** The steps that are new, in another position, or now shown to others. */
function spotChanges(old: MergedSpot[], now: MergedSpot[], forks: Forks): Change[] {
  const kept = commonSubsequence(
    old.map(({ key }) => key),
    now.map(({ key }) => key),
  );
  const stayed = new Set(kept.map(([from]) => old[from]?.key));
  const oldSpots = new Map(old.map((spot) => [spot.key, spot]));
  return now.flatMap((spot) => {
    const { key, step } = spot;
    const was = oldSpots.get(key);
    if (!was)
      return [change("step-added", step, diffFlowMessages.stepAdded({ step, position: spot }))];
    return moves(was, spot, stayed.has(key), forks).map((sentence) =>
      change("step-moved", step, sentence),
    );
  });
}

function moves(was: MergedSpot, spot: MergedSpot, hasStayed: boolean, forks: Forks): string[] {
  const { step } = spot;
  if (!hasStayed) return [diffFlowMessages.stepMoved({ step, from: was, to: spot })];
  if (sameJson(was.within, spot.within)) return withinSame(was, spot, forks);
  return [diffFlowMessages.audienceChanged({ step, was: was.within, is: spot.within })];
}

/**
 * A step that moved into several arms, or out of them, may still be shown to all the same visitors.
 */
function changesPlaces(before: Written, after: Written): (branch: Branch, step: string) => boolean {
  const forks = [listForks(before), listForks(after)];
  const [old, now] = [before, after].map(({ flow }) => allItems(flow).filter(isStepItem));
  const count = (items: StepItem[] | undefined, step: string) =>
    (items ?? []).filter((item) => item.step === step).length;
  return (branch, step) => {
    const counts = [count(old, step), count(now, step)];
    return (
      !forks.every((all) => includesFork(all, forkName(branch))) ||
      (!counts.includes(0) && counts[0] !== counts[1])
    );
  };
}

interface Forks {
  before: ForkName[];
  after: ForkName[];
}

function includesFork(forks: ForkName[], fork: ForkName): boolean {
  return forks.some((one) => isSameFork(one, fork));
}

function isSameFork(one: ForkName, other: ForkName): boolean {
  return forkKey(one) === forkKey(other);
}

function withinSame(was: MergedSpot, spot: MergedSpot, { before, after }: Forks): string[] {
  if (sameJson(was.inEvery ?? null, spot.inEvery ?? null)) return [];
  // If the split itself is new or gone, its own sentence covers this.
  if (spot.inEvery && includesFork(before, spot.inEvery))
    return [diffFlowMessages.movedIntoEveryList({ step: spot.step, fork: spot.inEvery })];
  if (was.inEvery && includesFork(after, was.inEvery))
    return [diffFlowMessages.movedOutOfFork({ step: spot.step, fork: was.inEvery })];
  return [];
}

function forkChanges(
  { before, after }: Forks,
  { old, now }: { old: MergedSpot[]; now: MergedSpot[] },
): string[] {
  const kept = commonSubsequence(before.map(forkKey), after.map(forkKey));
  const gone = before.filter((_, index) => kept.every(([from]) => from !== index));
  const come = after.filter((_, index) => kept.every(([, to]) => to !== index));
  const inEveryList = (fork: ForkName, spots: MergedSpot[]) =>
    spots.flatMap(({ inEvery, step }) => (inEvery && isSameFork(inEvery, fork) ? [step] : []));
  return [
    ...come.map((fork) => diffFlowMessages.forkAdded({ fork, inEvery: inEveryList(fork, now) })),
    ...gone.map((fork) => diffFlowMessages.forkRemoved({ fork, inEvery: inEveryList(fork, old) })),
  ];
}

function listForks({ flow }: Written): ForkName[] {
  return allItems(flow).flatMap((item) => (item.kind === "step" ? [] : [forkName(item)]));
}
