import { useRef, useState } from "react";
import { saveAs } from "#ui/object-url.ts";
import { TextButton } from "#ui/text-button.tsx";
import type { Member } from "../member.ts";
import { erasedEntries } from "../plan/dated-answers.ts";
import { useJournal } from "../tracker/use-tracker.ts";
import { EraseDialog } from "./erase-dialog.tsx";
import styles from "./your-data.module.css";

const INDENT = 2;

interface YourDataProps {
  member: Member;
  /** Erases what the quiz has stored in this browser. */
  forget: () => void;
}

/** A copy of the answers, or an end to them. */
export function YourData({ member: { plans, months }, forget }: YourDataProps) {
  const [stage, setStage] = useState<"idle" | "asking" | "erased">("idle");
  const opener = useRef<HTMLButtonElement>(null);
  const { tracker } = months;
  const { journal } = useJournal(tracker);
  const copy = () =>
    saveAs(
      new Blob([JSON.stringify({ answers: plans.answers }, null, INDENT)], {
        type: "application/json",
      }),
      "my-answers.json",
    );
  const erase = () => {
    for (const entry of erasedEntries(journal)) tracker.set(...entry);
    forget();
    setStage("erased");
  };
  return (
    <section className={styles.data} aria-label="Your data">
      <TextButton onClick={copy}>Download my plan's answers</TextButton>
      <TextButton ref={opener} onClick={() => setStage("asking")}>
        Erase my plan's answers
      </TextButton>
      <span role="status">{stage === "erased" ? "Your answers are erased." : ""}</span>
      {stage === "asking" && (
        <EraseDialog opener={opener} onErase={erase} onClose={() => setStage("idle")} />
      )}
    </section>
  );
}
