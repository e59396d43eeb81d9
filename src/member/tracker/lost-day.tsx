import { Alert } from "#ui/alert.tsx";
import type { Journal } from "./journal.ts";
import { DAYS, isDayLost } from "./notes.ts";

/** Says why the plan is at its first day where a day was kept that it does not have. */
export function LostDay({ journal }: { journal: Journal }) {
  if (!isDayLost(journal)) return null;
  return (
    <Alert
      text={`The day that was kept for you is none of the ${DAYS}, so your plan is at day 1. Choose your day, and it goes on from there.`}
      boxed
    />
  );
}
