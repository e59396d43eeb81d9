import { type ReactNode, useId } from "react";
import type { PlanPreview } from "#rules/member-plan/plan-preview.ts";
import type { Content } from "#rules/member-plan/pool/contents.ts";
import { Icon } from "#ui/icon.tsx";
import { Note } from "#ui/note.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { FirstDinner } from "./first-dinner.tsx";
import { FoodSign } from "./food-sign.tsx";
import styles from "./plan-preview-card.module.css";
import type { PlanPreviewWords } from "./plan-preview-schema.ts";

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

interface PlateProps {
  words: PlanPreviewWords["plate"];
  preview: Pick<PlanPreview, "loved" | "others" | "leftOut">;
}

/** The foods that come up, loved ones first, and those that never do. */
function Plate({ words, preview: { loved, others, leftOut } }: PlateProps) {
  const nameFoods = (contents: Content[]) =>
    contents.flatMap((content) => words.foods[content] ?? []);
  return (
    <div>
      <h3 className={styles.plateTitle}>{words.title}</h3>
      <dl className={styles.foods}>
        <Foods label={words.loved} foods={nameFoods(loved)} standing="loved" />
        <Foods label={words.others} foods={nameFoods(others)} standing="served" />
        <Foods label={words["left-out"]} foods={nameFoods(leftOut)} standing="left-out" />
      </dl>
    </div>
  );
}

interface FoodsProps {
  /** Read aloud. For everyone else, it shows in how the foods look. */
  label: string;
  foods: NonNullable<PlanPreviewWords["plate"]["foods"]["beef"]>[];
  standing: "loved" | "served" | "left-out";
}

function Foods({ label, foods, standing }: FoodsProps) {
  if (foods.length === 0) return null;
  return (
    <div className={styles.group}>
      <dt className={styles.plateLabel}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      {foods.map((food) => (
        <dd key={food.name} className={standing === "left-out" ? styles.leftOut : styles.food}>
          <FoodSign food={food}>
            {standing === "loved" && (
              <span className={styles.heart}>
                <Icon name="heart-fill" />
              </span>
            )}
          </FoodSign>
          <span>{food.name}</span>
        </dd>
      ))}
    </div>
  );
}
