import type { PlanPreview } from "#rules/member-plan/plan-preview.ts";
import { isFishOrSeafood, isMeat } from "#rules/member-plan/pool/contents.ts";
import styles from "./first-dinner.module.css";
import { FoodSign } from "./food-sign.tsx";
import type { PlanPreviewWords } from "./plan-preview-schema.ts";

interface FirstDinnerProps {
  words: PlanPreviewWords;
  preview: Pick<PlanPreview, "firstDinner">;
}

/** The first dinner by name, or that there's none. */
export function FirstDinner({ words, preview: { firstDinner } }: FirstDinnerProps) {
  const { label, icon, skipped } = words["first-dinner"];
  const mainFoods = (firstDinner?.contains ?? [])
    .filter((content) => isMeat(content) || isFishOrSeafood(content))
    .map((content) => words.plate.foods[content]);
  // A dinner of several meats would need a picture of its own.
  const [food = { icon }] = mainFoods.length === 1 ? mainFoods : [];
  return (
    <div className={styles.dinner}>
      <FoodSign food={food} large />
      {firstDinner ? (
        <dl className={styles.words}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.name}>{firstDinner.name}</dd>
        </dl>
      ) : (
        <p>{skipped}</p>
      )}
    </div>
  );
}
