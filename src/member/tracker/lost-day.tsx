import { Alert } from "#ui/alert.tsx";
import type { Journal } from "./journal.ts";
import { isDayLost } from "./notes.ts";

/** Explains why the plan is at day 1 if the stored day isn't one of the plan's days. */
export function LostDay({ journal }: { journal: Journal }) {
  if (!isDayLost(journal)) return null;
  return (
    <Alert
      text="We couldn't find your saved day, so your plan is on day 1. Choose your day to continue from there."
      boxed
    />
  );
}
