import { type RefObject, useId } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./bend-dialog.module.css";
import type { BendChoice } from "./meal-bend.ts";

interface BendDialogProps {
  title: string;
  /** `none` is in place of the choices, if there are none. */
  copy: { intro: string; none: string; action: string };
  choices: BendChoice[];
  opener: RefObject<HTMLElement | null>;
  onChoose: (choice: BendChoice) => void;
  onClose: () => void;
}

/** The days or meals to choose from, and what each would change. */
export function BendDialog({ choices, copy, onChoose, ...frame }: BendDialogProps) {
  return (
    <Dialog {...frame} close="Close">
      <div className={styles.body}>
        <p>{choices.length > 0 ? copy.intro : copy.none}</p>
        <ul className={styles.choices}>
          {choices.map((choice) => (
            <Choice
              key={choice.key}
              choice={choice}
              action={copy.action}
              onChoose={() => onChoose(choice)}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  choice: BendChoice;
  action: string;
  onChoose: () => void;
}

function Choice({ choice: { title, text, changes }, action, onChoose }: ChoiceProps) {
  const textId = useId();
  return (
    <li className={styles.choice}>
      <div id={textId} className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p>{text}</p>
        <p className={styles.changes}>{changes.join(" ")}</p>
      </div>
      <Button look="quiet" aria-describedby={textId} onClick={onChoose}>
        <span>{action}</span>
        <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
      </Button>
    </li>
  );
}
