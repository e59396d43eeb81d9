import type { Play } from "../play.ts";

export const playSingleChoice = (_: unknown, timings: Record<string, number>): Play => ({
  takes: "one",
  wait: timings["auto-advance"] ?? 0,
});
