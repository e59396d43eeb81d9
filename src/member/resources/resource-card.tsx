import { useState } from "react";
import { Cover } from "./cover.tsx";
import { FileButtons } from "./file-buttons.tsx";
import { type Listed, sizeText, TYPE_NAMES } from "./file-text.ts";
import { type Film, Player } from "./player.tsx";
import styles from "./resource-card.module.css";
import unknown from "./unknown.module.css";

interface ResourceCardProps extends Listed {
  userId: string;
  /** Whether it is known yet which files there are. */
  state: "asking" | "known" | "unknown";
}

/** One thing to read or play. */
export function ResourceCard({ resource, file, captions, userId, state }: ResourceCardProps) {
  const [film, setFilm] = useState<Film>();
  const { name, type, summary } = resource;
  return (
    <li className={styles.card} data-type={type} data-playing={film !== undefined || undefined}>
      {!film && <Cover resource={resource} />}
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.meta}>
          {TYPE_NAMES[type]}
          {file && file.size > 0 && ` · ${sizeText(file.size)}`}
          {state === "asking" && <span className={unknown.size} aria-hidden="true" />}
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
      {state === "asking" && <div className={unknown.button} aria-hidden="true" />}
    </li>
  );
}
