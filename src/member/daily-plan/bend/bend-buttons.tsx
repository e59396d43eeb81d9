import { type RefObject, useId, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextButton } from "#ui/text-button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./bend-buttons.module.css";
import type { BendChoice, MealBend } from "./meal-bend.ts";

interface BendButtonsProps {
  /** The name of the meal that's shown. */
  name: string;
  day: number;
  bend: MealBend;
}

const MOVE = {
  text: "Move",
  title: (name: string) => `Move ${name}`,
  intro:
    "It swaps with a meal from another day. We adjust both days so that you still get the energy and protein you need.",
  none: "No other day fits this meal: it would come twice, or more often than your answers allow.",
  action: "Move it here",
};
const DOUBLE = {
  text: "Cook double",
  title: (name: string) => `Cook ${name} double`,
  intro: "Leftovers stay in the fridge for a day at most, so you eat them on the next one.",
  none: "It doesn't fit the next day: it would come twice, or more often than your answers allow.",
  action: "Cook double",
};

/** Moves a meal to another day, or cooks it for the next one, too. */
export function BendButtons({ name, day, bend }: BendButtonsProps) {
  const [move, double] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const { doubles, cookOnce } = bend;
  return (
    <div className={styles.buttons}>
      <Bend opener={move} name={name} copy={MOVE} choices={bend.moves} />
      {doubles && <Bend opener={double} name={name} copy={DOUBLE} choices={doubles} />}
      {cookOnce && (
        <TextButton
          onClick={() => {
            cookOnce(() => double.current?.focus());
            move.current?.focus();
          }}
        >
          <span>Cook once</span>
          <VisuallyHidden>{`: ${name}, for day ${day} only`}</VisuallyHidden>
        </TextButton>
      )}
    </div>
  );
}

interface BendProps {
  opener: RefObject<HTMLButtonElement | null>;
  name: string;
  copy: typeof MOVE;
  choices: () => BendChoice[];
}

function Bend({ opener, name, copy, choices }: BendProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <TextButton ref={opener} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <span>{copy.text}</span>
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </TextButton>
      {isOpen && (
        <BendDialog
          copy={copy}
          title={copy.title(name)}
          choices={choices()}
          opener={opener}
          onChoose={(choice) => {
            choice.choose(() => opener.current?.focus());
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

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
function BendDialog({ choices, copy, onChoose, ...frame }: BendDialogProps) {
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
