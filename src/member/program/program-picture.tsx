import { Icon } from "#ui/icon.tsx";
import { pictureUrl } from "./picture-url.ts";
import styles from "./program-picture.module.css";

interface ProgramPictureProps {
  picture: { image: string; alt: string } | undefined;
  /** Stands there until the picture does, and where it cannot be had. */
  icon: string;
  className: string | undefined;
  /** Below the first screen: fetched when it comes near. */
  lazy: boolean;
}

/** A picture of what members get; nothing where the program names none, or one that came after these pages. */
export function ProgramPicture({ picture, icon, className, lazy }: ProgramPictureProps) {
  const url = pictureUrl(picture);
  if (!picture || !url) return null;
  return (
    <span className={[styles.frame, className].filter(Boolean).join(" ")}>
      <Icon name={icon} />
      {/* another day's picture does not stay until this one has come */}
      <img
        key={url}
        className={styles.picture}
        src={url}
        alt={picture.alt}
        decoding="async"
        draggable={false}
        {...(lazy ? { loading: "lazy" } : {})}
      />
    </span>
  );
}
