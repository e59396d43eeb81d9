import { useState } from "react";
import { Cover } from "./cover.tsx";
import { FileButtons } from "./file-buttons.tsx";
import { type Listed, sizeText, TYPE_NAMES } from "./file-text.ts";
import { type Film, Player } from "./player.tsx";
import styles from "./resource-card.module.css";

interface ResourceCardProps extends Listed {
  userId: string;
  /** True if the list of files has loaded. */
  state: "asking" | "known" | "unknown";
}

/** A guide or video. */
export function ResourceCard({ resource, file, captions, userId, state }: ResourceCardProps) {
  const [film, setFilm] = useState<Film>();
  const { name, type, summary } = resource;
  const size = file && file.size > 0 ? ` · ${sizeText(file.size)}` : "";
  return (
    <li className={styles.card} data-type={type} data-playing={film !== undefined || undefined}>
      {!film && <Cover resource={resource} />}
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.meta}>
          <span>{`${TYPE_NAMES[type]}${size}`}</span>
          {state === "asking" && <span className={styles.unknownSize} aria-hidden="true" />}
        </p>
        <p className={styles.summary}>{summary}</p>
      </div>
      {film && <Player name={name} film={film} />}
      {file && (
        <FileButtons
          resource={resource}
          file={file}
          captions={captions}
          userId={userId}
          isPlaying={film !== undefined}
          onFilm={setFilm}
        />
      )}
      {!file && state === "known" && <p className={styles.missing}>Not available yet</p>}
      {state === "asking" && <div className={styles.unknownButton} aria-hidden="true" />}
    </li>
  );
}
