import { Note } from "#ui/note.tsx";

/** A suggestion for the days after the last workout. */
export const freeDaysText =
  "The program ends with two free days. Go for a walk, or repeat the workout that you liked most.";

/** Shown on the days after the last workout. */
export function FreeDays({ day }: { day: number }) {
  return <Note icon={{ icon: "footprints" }} title={`Day ${day} is free`} text={freeDaysText} />;
}
