import { Suspense, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { withTimeout } from "#lib/with-timeout.ts";
import { lazyPart } from "#ui/loading/lazy-part.ts";
import { loadOtherPart } from "../load-other-part.ts";
import type { SiteContents } from "../site.ts";

// Nothing shows that it's loading, so a late one counts as failed.
const DIALOG_TIMEOUT_MS = 10_000;
const EraseDialog = lazyPart(
  () => withTimeout(DIALOG_TIMEOUT_MS, loadOtherPart("EraseDialog")),
  "EraseDialog",
);

interface EraseAnswersProps {
  words: SiteContents["footer"]["erase"];
  close: string;
  className?: string | undefined;
  onErase: () => void;
}

/** Removes everything that the quiz stores in this browser, after the visitor confirms. */
export function EraseAnswers({ words, close, className, onErase }: EraseAnswersProps) {
  const [stage, setStage] = useState<"idle" | "asking" | "done">("idle");
  const opener = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  return (
    <>
      <button ref={opener} type="button" className={className} onClick={() => setStage("asking")}>
        {words.open}
      </button>
      {/* Erasing leads to the start; the message would be outdated on any other screen. */}
      <span role="status">{stage === "done" && pathname === "/" ? words.done : ""}</span>
      {stage === "asking" && (
        <Suspense fallback={null}>
          <EraseDialog
            words={words}
            close={close}
            opener={opener}
            onClose={() => setStage("idle")}
            onErase={() => {
              onErase();
              setStage("done");
            }}
          />
        </Suspense>
      )}
    </>
  );
}
