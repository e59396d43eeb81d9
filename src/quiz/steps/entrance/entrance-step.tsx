import { useId } from "react";
import { OptionButton } from "#ui/forms/option-button.tsx";
import { Options } from "#ui/forms/options.tsx";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import type { StepProps } from "../step.ts";
import styles from "./entrance-step.module.css";
import type { Entrance } from "./schema.ts";

/** The first thing a visitor sees: what this is, and one choice that starts it. */
export function EntranceStep({ step, answer, send }: StepProps<Entrance, string>) {
  const promptId = useId();
  return (
    <div className={styles.entrance}>
      {step.hero && (
        <div className={styles.hero}>
          <Picture picture={step.hero} className={styles.picture} />
        </div>
      )}
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {step.title}
        </h1>
        {step.hint && <p className={styles.hint}>{step.hint}</p>}
        <p id={promptId} className={styles.prompt}>
          {step.prompt}
        </p>
        <Options labelledBy={promptId} layout="pictures">
          {Object.entries(step.options).map(([value, option]) => (
            <li key={value}>
              <OptionButton
                value={value}
                option={option}
                chosen={answer === value}
                pictured
                onChoose={() => send({ type: "chosen", value })}
              />
            </li>
          ))}
        </Options>
        <Points points={step.points} />
      </div>
    </div>
  );
}

function Points({ points }: Pick<Entrance, "points">) {
  return (
    <ul className={styles.points}>
      {points.map(({ icon, text }) => (
        <li key={text} className={styles.point}>
          <Icon name={icon.icon} className={styles.icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
