import { Icon } from "#ui/icon.tsx";
import { pictureUrl } from "./picture-url.ts";
import styles from "./program-picture.module.css";

interface ProgramPictureProps {
  picture: { image: string; alt: string } | undefined;
  /** Shown while the picture loads, and if it fails to load. */
  icon: string;
  className: string | undefined;
  /** Below the first screen, so it loads when it's scrolled near. */
  lazy: boolean;
}

/**
 * A picture from the program. Renders nothing if there's none, or if it's newer than this build.
 */
export function ProgramPicture({ picture, icon, className, lazy }: ProgramPictureProps) {
  const url = pictureUrl(picture);
  if (!picture || !url) return null;
  return (
    <span className={[styles.frame, className].filter(Boolean).join(" ")}>
      <Icon name={icon} />
      {/* Don't show another day's picture while this one loads. */}
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
