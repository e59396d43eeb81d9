import { useId } from "react";
import { Icon } from "#ui/icon.tsx";
import { OptionButton } from "#ui/option-button.tsx";
import { Options } from "#ui/options.tsx";
import { Picture } from "#ui/picture.tsx";
import type { StepProps } from "../step.ts";
import styles from "./entrance-step.module.css";
import type { Entrance } from "./schema.ts";

/** The first thing a visitor sees: what this is, and one choice that begins it. */
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
        <ul className={styles.points}>
          {step.points.map(({ icon, text }) => (
            <li key={text} className={styles.point}>
              <Icon name={icon.icon} className={styles.icon} />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
