import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { toWeek } from "#rules/member-plan/shopping/shopping-list.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { Member } from "../../member.ts";
import { currentDay } from "../../tracker/notes.ts";
import { useJournal } from "../../tracker/use-tracker.ts";
import styles from "./print-week.module.css";
import { WeekSheet } from "./week-sheet.tsx";

/** Prints the week of the shown day. The browser's own print command prints the same. */
export function PrintWeek({ member, day }: { member: Member; day: number }) {
  const isPrinting = useIsPrinting();
  const { isPast } = member.months;
  const today = currentDay(useJournal(member.tracker).journal);
  const current = isPast ? undefined : today;
  const week = toWeek(day);
  return (
    <>
      <Button look="quiet" className={styles.print} onClick={() => window.print()}>
        <Icon name="printer" />
        <span>
          {current !== undefined && week === toWeek(current)
            ? "Print this week"
            : `Print week ${week}`}
        </span>
      </Button>
      {isPrinting && <WeekSheet member={member} week={week} current={current} />}
    </>
  );
}

/** True if the browser is printing the page, by whatever command. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const paper = window.matchMedia("print");
    // At once: the browser prints what is there when the event ends.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    const onPaper = () => (paper.matches ? begin() : end());
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    // For a print preview that sends no events.
    paper.addEventListener("change", onPaper);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
      paper.removeEventListener("change", onPaper);
    };
  }, []);
  return isPrinting;
}
