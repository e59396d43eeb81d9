import type { DayStatus } from "../tracker/notes.ts";

/** A shape for each status, so that color isn't the only difference. */
export const statusIcons: Record<DayStatus, string> = {
  completed: "check-circle",
  partial: "circle-half",
  upcoming: "circle-dashed",
  skipped: "pause-fill",
};

export const currentIcon = "map-pin-fill";
