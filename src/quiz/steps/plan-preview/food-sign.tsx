import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import styles from "./food-sign.module.css";
import type { PlanPreviewWords } from "./plan-preview-schema.ts";

type Food = NonNullable<PlanPreviewWords["plate"]["foods"]["beef"]>;

interface FoodSignProps {
  food: Pick<Food, "image" | "icon">;
  large?: boolean;
  /** Drawn over it. */
  children?: ReactNode;
}

/** A food's picture or icon on a round plate. The food's name is next to it. */
export function FoodSign({ food: { image, icon }, large = false, children }: FoodSignProps) {
  return (
    <span className={large ? styles.large : styles.sign}>
      {image && <Picture picture={{ ...image, alt: "" }} className={styles.picture} />}
      {!image && icon && <Icon name={icon.icon} />}
      {children}
    </span>
  );
}
