import { Icon } from "#ui/icon.tsx";
import { pictureUrl } from "../program/picture-url.ts";
import { ProgramPicture } from "../program/program-picture.tsx";
import styles from "./cover.module.css";
import type { Resource } from "./file-text.ts";

const ICONS = { pdf: "file-pdf", video: "film-strip" };

/**
 * The cover of a guide or video: its drawing, as on the guide's first page, or an icon for the file
 * type.
 */
export function Cover({ resource: { type, image } }: { resource: Resource }) {
  return (
    <div className={styles.cover} data-type={type}>
      {/* A picture needs no icon. */}
      {pictureUrl(image) === undefined && <Icon name={ICONS[type]} />}
      <ProgramPicture picture={image} icon={ICONS[type]} className={styles.picture} lazy />
    </div>
  );
}
