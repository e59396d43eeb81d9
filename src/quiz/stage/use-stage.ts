import { useState } from "react";
import type { Shown } from "../engine/shown.ts";

/** A screen on the stage. Coming again to the same place is another one. */
export interface Staged {
  key: number;
  place: string;
  /** The copy and the answer on it: of a leaving screen, as they were when it came. */
  shown: Shown;
}

interface Stage {
  leaving?: Staged | undefined;
  current: Staged;
  prepared?: Staged | undefined;
  /** The number of screens that there were. */
  count: number;
}

/** The screens on the stage while this one is the current one. */
export function useStage(place: string, shown: Shown) {
  const [before, setStage] = useState<Stage>({ current: { key: 0, place, shown }, count: 1 });
  const stage = before.current.place === place ? before : enter(before, place, shown);
  if (stage !== before) setStage(stage);
  return {
    ...stage,
    /** Puts what can follow onto the stage, unless it's there already. */
    prepare: (next: string, itsShown: Shown) =>
      setStage((now) =>
        now.current.place !== place || isSame(now.prepared, next, itsShown)
          ? now
          : {
              ...now,
              prepared: { key: now.count, place: next, shown: itsShown },
              count: now.count + 1,
            },
      ),
    /** Takes a screen that has left off the stage. */
    remove: (key: number) =>
      setStage((now) => (now.leaving?.key === key ? { ...now, leaving: undefined } : now)),
  };
}

/** A prepared screen enters only if it shows the right thing: its fields have taken it over. */
function enter({ current, prepared, count }: Stage, place: string, shown: Shown): Stage {
  return prepared && isSame(prepared, place, shown)
    ? { leaving: current, current: prepared, count }
    : { leaving: current, current: { key: count, place, shown }, count: count + 1 };
}

const isSame = (staged: Staged | undefined, place: string, shown: Shown): boolean =>
  staged?.place === place && showsSame(staged.shown, shown);

export const showsSame = (one: Shown, other: Shown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
