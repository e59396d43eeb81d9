import { useEffect, useState } from "react";
import type { Answers } from "#lib/json.ts";
import type { PlanFigures } from "#rules/member-plan/plan-preview.ts";
import styles from "./own-figure.module.css";
import type { OwnFigure as Words } from "./plan-preview-schema.ts";

interface OwnFigureProps {
  words: Words;
  figure: keyof PlanFigures;
  answers: Answers;
  load?: (answers: Answers) => Promise<PlanFigures | undefined>;
}

const loadFigures = async (answers: Answers) =>
  (await import("./own-figures.ts")).ownFigures(answers);

/** A number of the visitor's own plan in a line. Its space is reserved while it loads. */
export function OwnFigure({ words, figure, answers, load = loadFigures }: OwnFigureProps) {
  const [figures, setFigures] = useState<PlanFigures>();
  useEffect(() => {
    let isHere = true;
    load(answers).then(
      (loaded) => isHere && setFigures(loaded),
      // The screen does without it.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [answers, load]);
  return (
    <p className={styles.figure}>
      {figures && (
        <>
          <span>{words.before}</span> <strong>{figures[figure].toLocaleString("en-US")}</strong>{" "}
          <span>{words.after}</span>
        </>
      )}
    </p>
  );
}
