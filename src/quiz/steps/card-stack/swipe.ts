import type { Verdict } from "./behavior.ts";

const FAR_ENOUGH_PX = 100;
const FAST_ENOUGH_PX_PER_MS = 0.5;
const MS_PER_S = 1000;
const SIDEWAYS_PX = 300;
const UP_AND_DOWN_PX = 100;

export const dragBounds = {
  left: -SIDEWAYS_PX,
  right: SIDEWAYS_PX,
  top: -UP_AND_DOWN_PX,
  bottom: UP_AND_DOWN_PX,
};

/**
 * The verdict of a finished drag; undefined if it was neither far nor fast enough. `velocity` is in
 * px/s.
 */
export function judgeDrag({
  offset,
  velocity,
}: {
  offset: { x: number };
  velocity: { x: number };
}): Verdict | undefined {
  const isFar = Math.abs(offset.x) > FAR_ENOUGH_PX;
  const isFast = Math.abs(velocity.x) / MS_PER_S > FAST_ENOUGH_PX_PER_MS;
  if (!isFar && !isFast) return undefined;
  // A fast flick counts more than where it happens to end.
  return (isFast ? velocity.x : offset.x) > 0 ? "love" : "hate";
}
