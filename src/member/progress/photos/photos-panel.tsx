import { useEffect, useRef, useState } from "react";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { saveAs } from "#ui/object-url.ts";
import { Snackbar, useUndoToast } from "#ui/snackbar.tsx";
import { formatDateText, formatLocalDate } from "../../day/local-date.ts";
import { currentDay } from "../../tracker/notes.ts";
import type { Tracker } from "../../tracker/tracker.ts";
import { FileButton } from "../records/file-button.tsx";
import { ComparedPhotos } from "./compared-photos.tsx";
import { PhotoPicture } from "./photo-picture.tsx";
import styles from "./photos-panel.module.css";
import { type Photo, usePhotos } from "./use-photos.ts";

interface PhotosPanelProps {
  userId: string;
  tracker: Tracker;
  /** A photo is of today, so a month that's over gets none. */
  canAdd: boolean;
  onClose: () => void;
}

/** The member's photos: adding one, comparing two, and removing them. */
export function PhotosPanel({ userId, tracker, canAdd, onClose }: PhotosPanelProps) {
  const { photos, error, isAdding, add, remove } = usePhotos(userId);
  const toast = useUndoToast();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);

  const day = () => currentDay(tracker.snapshot().journal);
  const removePhoto = async (photo: Photo) => {
    const restore = await remove(photo.id);
    if (!restore) return;
    toast.say(`${namePhoto(photo)} is removed.`, () => void restore());
    panel.current?.focus();
  };
  const isEmpty = photos?.length === 0;
  return (
    <section ref={panel} className={styles.panel} tabIndex={-1} aria-label="Photos">
      {!photos && !error && <p role="status">Opening your photos</p>}
      {isEmpty && (
        <p>
          No photos yet. Take one on day 1 and another every week or two: same place, same light,
          same distance.
        </p>
      )}
      {photos && photos.length > 1 && <ComparedPhotos photos={photos} />}
      {photos && photos.length > 0 && (
        <PhotoList photos={photos} onRemove={(photo) => void removePhoto(photo)} />
      )}
      <Alert text={error} boxed />
      <div className={styles.buttons}>
        {photos && canAdd && (
          <FileButton
            accept="image/*"
            look={isEmpty ? "primary" : "quiet"}
            busy={isAdding}
            onChoose={(file) => void add(file, { day: day(), date: formatLocalDate(new Date()) })}
          >
            Add a photo
          </FileButton>
        )}
        <Button look="plain" onClick={onClose}>
          Hide photos
        </Button>
      </div>
      <Snackbar {...toast} />
    </section>
  );
}

const namePhoto = ({ day, date }: Photo) => `The photo of day ${day}, ${formatDateText(date)},`;

interface PhotoListProps {
  photos: readonly Photo[];
  onRemove: (photo: Photo) => void;
}

function PhotoList({ photos, onRemove }: PhotoListProps) {
  const [isOpen, setIsOpen] = useState(photos.length === 1);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <Icon name="caret-down-bold" className={styles.caret} />
        <span>{photos.length === 1 ? "Your photo" : `All ${photos.length} photos`}</span>
      </summary>
      {isOpen && (
        <ul className={styles.photos}>
          {photos.map((photo) => (
            <PhotoItem key={photo.id} photo={photo} onRemove={() => onRemove(photo)} />
          ))}
        </ul>
      )}
    </details>
  );
}

function PhotoItem({ photo, onRemove }: { photo: Photo; onRemove: () => void }) {
  const { picture, day, date } = photo;
  const label = `day ${day}, ${formatDateText(date)}`;
  return (
    <li className={styles.photo}>
      <PhotoPicture photo={photo} />
      <p>
        <strong>{`Day ${day}`}</strong> <span className={styles.date}>{formatDateText(date)}</span>
      </p>
      <div className={styles.actions}>
        {picture && (
          <Button
            look="plain"
            aria-label={`Download the photo of ${label}`}
            onClick={() => saveAs(picture.blob, `photo-${date}.jpg`)}
          >
            Download
          </Button>
        )}
        <Button look="plain" aria-label={`Remove the photo of ${label}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}
