import type { ReactNode } from "react";
import styles from "./answer-frame.module.css";

interface AnswerFrameProps {
  /** The id of the question if it names the controls. */
  id?: string;
  question: string;
  /** The name of the answer or experiment in YAML. */
  name: string;
  children: ReactNode;
}

/** A question of the panel with its controls. */
export function AnswerFrame({ id, question, name, children }: AnswerFrameProps) {
  const Frame = id ? "fieldset" : "div";
  return (
    <Frame className={styles.frame} aria-labelledby={id}>
      <p id={id} className={styles.question}>
        <span>{question}</span> <code className={styles.name}>{name}</code>
      </p>
      {children}
    </Frame>
  );
}
