import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { formatDateText } from "../../day/local-date.ts";
import type { Tracker } from "../../tracker/tracker.ts";
import { useJournal } from "../../tracker/use-tracker.ts";
import { readHistory } from "../../tracker/weight-history.ts";
import { countWeights } from "./count-weights.ts";
import styles from "./history-note.module.css";
import { removeHistory } from "./plan-import.ts";

/** The weights from before the plan, with a way to remove them and to bring them back. */
export function HistoryNote({ tracker }: { tracker: Tracker }) {
  const [restore, setRestore] = useState<() => void>();
  const { journal } = useJournal(tracker);
  const history = readHistory(journal);
  const [first, last] = [history[0], history.at(-1)];
  if (!restore && (!first || !last)) return null;
  const toggle = () => {
    const undo = restore ? undefined : removeHistory(tracker);
    restore?.();
    setRestore(() => undo);
  };
  // One button for both, so that it keeps the focus.
  return (
    <p role="status" className={styles.done}>
      <span>
        {first && last
          ? `You have ${countWeights(history.length)} from before your plan, from ${formatDateText(first.date)} to ${formatDateText(last.date)}.`
          : "The weights from before your plan are removed."}
      </span>
      <Button look="quiet" onClick={toggle}>
        {restore ? "Undo" : "Remove them"}
      </Button>
    </p>
  );
}
