import { formatDateText } from "../../day/local-date.ts";
import styles from "./photo-picture.module.css";
import type { Photo } from "./use-photos.ts";

/** A photo, or why it isn't shown. */
export function PhotoPicture({ photo: { picture, day, date } }: { photo: Photo }) {
  if (!picture)
    return (
      <p className={styles.locked}>
        This photo can't be opened any more: its key was cleared from this browser.
      </p>
    );
  const alt = `You on day ${day}, ${formatDateText(date)}`;
  return <img className={styles.picture} src={picture.url} alt={alt} />;
}
