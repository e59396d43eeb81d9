import { useId, useState } from "react";
import { formatMonthAndDay } from "../../day/local-date.ts";
import styles from "./compared-photos.module.css";
import { PhotoPicture } from "./photo-picture.tsx";
import type { Photo } from "./use-photos.ts";

/** Two photos side by side: at first the oldest and the newest. */
export function ComparedPhotos({ photos }: { photos: readonly Photo[] }) {
  const [chosen, setChosen] = useState<{ before?: number; after?: number }>({});
  const find = (id: number | undefined) => photos.find((photo) => photo.id === id);
  const before = find(chosen.before) ?? photos[0];
  const after = find(chosen.after) ?? photos.at(-1);
  if (!before || !after) return null;
  return (
    <div className={styles.pair}>
      <Side
        label="Before"
        photo={before}
        photos={photos}
        onChoose={(id) => setChosen({ ...chosen, before: id })}
      />
      <Side
        label="After"
        photo={after}
        photos={photos}
        onChoose={(id) => setChosen({ ...chosen, after: id })}
      />
    </div>
  );
}

interface SideProps {
  label: string;
  photo: Photo;
  photos: readonly Photo[];
  onChoose: (id: number) => void;
}

function Side({ label, photo, photos, onChoose }: SideProps) {
  const id = useId();
  return (
    <div className={styles.side}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={photo.id}
        onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      >
        {photos.map((one) => (
          <option key={one.id} value={one.id}>
            {`Day ${one.day}, ${formatMonthAndDay(one.date)}`}
          </option>
        ))}
      </select>
      <PhotoPicture photo={photo} />
    </div>
  );
}
