import { type ReactNode, useId } from "react";
import type { PlanPreview } from "#rules/member-plan/plan-preview.ts";
import { Icon } from "#ui/icon.tsx";
import { Note } from "#ui/note.tsx";
import { FirstDinner } from "./first-dinner.tsx";
import styles from "./plan-preview-card.module.css";
import type { PlanPreviewWords } from "./plan-preview-schema.ts";
import { Plate } from "./plate.tsx";

interface PlanPreviewCardProps {
  words: PlanPreviewWords;
  preview: PlanPreview;
}

/** A preview of the plan that a visitor's answers lead to. If no meals fit, says so. */
export function PlanPreviewCard({ words, preview }: PlanPreviewCardProps) {
  const titleId = useId();
  const { meals, snacks, energy, minutes, loved, others } = preview;
  const title = (
    <h2 id={titleId} className={styles.title}>
      {words.title}
    </h2>
  );
  if (loved.length + others.length === 0)
    return (
      <section className={styles.card} aria-labelledby={titleId}>
        {title}
        <div className={styles.parts}>
          <Note {...words["nothing-fits"]} />
        </div>
      </section>
    );
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      {title}
      <p className={styles.note}>{words.note}</p>
      <div className={styles.parts}>
        <dl className={styles.figures}>
          <Figure
            icon={words.meals.icon}
            label={meals === 1 ? words.meals.one : words.meals.many}
            number={meals}
          >
            {snacks > 0 && `+ ${snacks} ${snacks === 1 ? words.meals.snack : words.meals.snacks}`}
          </Figure>
          <Figure {...words.energy} number={energy} />
          {minutes !== undefined && <Figure {...words.minutes} number={minutes} />}
        </dl>
        <div className={styles.plate}>
          <Plate words={words.plate} preview={preview} />
        </div>
        <FirstDinner words={words} preview={preview} />
      </div>
    </section>
  );
}

interface FigureProps {
  icon: { icon: string };
  label: string;
  number: number;
  children?: ReactNode;
}

function Figure({ icon, label, number, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.number}>
        <Icon name={icon.icon} className={styles.icon} />
        <strong>{number.toLocaleString("en-US")}</strong>
      </dd>
      {children && <dd className={styles.more}>{children}</dd>}
    </div>
  );
}
