import type { Funnel } from "../read/read-funnel.ts";
import { armFingerprint } from "./arm-fingerprint.ts";
import { usedExperiments } from "./used-experiments.ts";

/** Arms of one experiment that show every visitor the same. */
interface SameArms {
  experiment: string;
  arms: string[];
}

/** Groups of arms that show the same, for experiments that are in use and have no winner yet. */
export function sameArms(funnel: Funnel): SameArms[] {
  const used = usedExperiments(funnel);
  return Object.entries(funnel.file.experiments).flatMap(([experiment, { arms, winner }]) => {
    if (winner !== undefined || !used.has(experiment)) return [];
    const byFingerprint = new Map<string, string[]>();
    for (const arm of Object.keys(arms)) {
      const fingerprint = JSON.stringify(armFingerprint(funnel, experiment, arm));
      byFingerprint.set(fingerprint, [...(byFingerprint.get(fingerprint) ?? []), arm]);
    }
    return [...byFingerprint.values()]
      .filter((same) => same.length > 1)
      .map((same) => ({ experiment, arms: same }));
  });
}
