import { Icon } from "#ui/icon.tsx";
import { pictureUrl } from "../program/picture-url.ts";
import { ProgramPicture } from "../program/program-picture.tsx";
import styles from "./cover.module.css";
import type { Resource } from "./file-text.ts";

const ICONS = { pdf: "file-pdf", video: "film-strip" };

/** What a guide or video looks like from outside: its drawing, as on the guide's first page, or else what kind of file it is. */
export function Cover({ resource: { type, image } }: { resource: Resource }) {
  return (
    <div className={styles.cover} data-type={type}>
      {/* a picture says it all */}
      {pictureUrl(image) === undefined && <Icon name={ICONS[type]} />}
      <ProgramPicture picture={image} icon={ICONS[type]} className={styles.picture} lazy />
    </div>
  );
}
