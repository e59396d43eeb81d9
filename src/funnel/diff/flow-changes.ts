import { commonSubsequence } from "../common-subsequence.ts";
import { allItems } from "../flow.ts";
import type { Change } from "./change.ts";
import { forkInWords, spotInWords, spotsOf } from "./spots.ts";
import type { Written } from "./written.ts";

/** Steps that came, went or moved, and what became of splits and branches. What stayed is the longest order that both flows share, so that a moved line is one sentence. */
export function flowChanges(before: Written, after: Written): Change[] {
  const [old, now] = [spotsOf(before.flow), spotsOf(after.flow)];
  const kept = commonSubsequence(
    old.map(({ key }) => key),
    now.map(({ key }) => key),
  );
  const stayed = new Map(kept.map(([from, to]) => [old[from]?.key, { from: old[from], to: now[to] }]));
  const change = (kind: string, subject: string, sentence: string): Change => ({ part: "flow", kind, subject, sentence });
  const [oldKeys, nowKeys] = [new Map(old.map((spot) => [spot.key, spot])), new Set(now.map(({ key }) => key))];
  return [
    ...now.flatMap((spot) => {
      const was = oldKeys.get(spot.key);
      if (!was) return [change("step-added", spot.step, `"${spot.step}" is new ${spot.within === "" && !spot.after ? "at " : ""}${spotInWords(spot)}.`)];
      if (!stayed.has(spot.key)) return [change("step-moved", spot.step, `"${spot.step}" moved from ${spotInWords(was)} to ${spotInWords(spot)}.`)];
      if (was.within === spot.within) return [];
      return [change("step-moved", spot.step, `"${spot.step}" is ${who(spot.within)} now; it was ${who(was.within)}.`)];
    }),
    ...old.filter(({ key }) => !nowKeys.has(key)).map((spot) => change("step-removed", spot.step, `"${spot.step}" is gone; it was ${was(spotInWords(spot))}.`)),
    ...forkChanges(before, after).map((sentence) => change("fork-changed", "", sentence)),
  ];
}

function who(within: string): string {
  return within === "" ? "for everybody" : within.startsWith("arm") ? `only in ${within}` : `only ${within}`;
}

function was(place: string): string {
  return place === "the beginning" ? "at the beginning" : place;
}

function forkChanges(before: Written, after: Written): string[] {
  const [old, now] = [forksOf(before), forksOf(after)];
  const kept = commonSubsequence(old, now);
  const gone = old.filter((_, index) => kept.every(([from]) => from !== index));
  const come = now.filter((_, index) => kept.every(([, to]) => to !== index));
  return [...come.map((fork) => `There is a new ${fork}.`), ...gone.map((fork) => `The ${fork} is gone.`)];
}

function forksOf({ flow }: Written): string[] {
  return allItems(flow).flatMap((item) => (item.kind === "step" ? [] : [forkInWords(item)]));
}
