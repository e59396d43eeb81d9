import { lazy, Suspense, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "#ui/button.tsx";
import type { SiteContents } from "./site.ts";

const Dialog = lazy(() => import("#ui/dialog.tsx").then((module) => ({ default: module.Dialog })));

interface EraseAnswersProps {
  words: SiteContents["footer"]["erase"];
  close: string;
  className?: string | undefined;
  onErase: () => void;
}

/** Removes everything that the quiz keeps in this browser, once the visitor has said so twice. */
export function EraseAnswers({ words, close, className, onErase }: EraseAnswersProps) {
  const [stage, setStage] = useState<"idle" | "asking" | "done">("idle");
  const opener = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  return (
    <>
      <button ref={opener} type="button" className={className} onClick={() => setStage("asking")}>
        {words.open}
      </button>
      <span role="status">{stage === "done" ? words.done : ""}</span>
      {stage === "asking" && (
        <Suspense fallback={null}>
          <Dialog title={words.title} text={words.text} close={close} opener={opener} onClose={() => setStage("idle")}>
            <Button
              onClick={() => {
                onErase();
                setStage("done");
                navigate("/");
              }}
            >
              {words.confirm}
            </Button>
            <Button look="quiet" onClick={() => setStage("idle")}>
              {words.cancel}
            </Button>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
