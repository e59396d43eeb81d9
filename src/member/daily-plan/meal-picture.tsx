import urls from "virtual:funnel/program-pictures";
import type { Meal } from "#funnel/program-schema.ts";
import { Icon } from "#ui/icon.tsx";
import styles from "./meal-picture.module.css";

interface MealPictureProps {
  meal: Meal;
  /** Stands there until the picture does, and where it cannot be had. */
  icon: string;
  className: string | undefined;
  /** Below the first screen: fetched when it comes near. */
  lazy: boolean;
}

/** What a meal looks like; nothing where the program names no picture, or one that came after these pages. */
export function MealPicture({ meal: { image }, icon, className, lazy }: MealPictureProps) {
  const url = image && urls[image.image];
  if (!image || !url) return null;
  return (
    <span className={[styles.frame, className].filter(Boolean).join(" ")}>
      <Icon name={icon} />
      {/* another meal's picture does not stay until this one has come */}
      <img key={url} className={styles.picture} src={url} alt={image.alt} decoding="async" draggable={false} {...(lazy ? { loading: "lazy" } : {})} />
    </span>
  );
}
