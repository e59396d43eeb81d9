import type { PlanPreview } from "#rules/member-plan/plan-preview.ts";
import type { Content } from "#rules/member-plan/pool/contents.ts";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { FoodSign } from "./food-sign.tsx";
import type { PlanPreviewWords } from "./plan-preview-schema.ts";
import styles from "./plate.module.css";

interface PlateProps {
  words: PlanPreviewWords["plate"];
  preview: Pick<PlanPreview, "loved" | "others" | "leftOut">;
}

/** The foods that come up, loved ones first, and those that never do. */
export function Plate({ words, preview: { loved, others, leftOut } }: PlateProps) {
  const nameFoods = (contents: Content[]) =>
    contents.flatMap((content) => words.foods[content] ?? []);
  return (
    <div>
      <h3 className={styles.title}>{words.title}</h3>
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
      <dt className={styles.label}>
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
