import { useEffect, useRef, useState } from "react";
import styles from "./player.module.css";

export interface Film {
  video: Blob;
  captions: Blob | undefined;
}

/** Plays a video in place, and frees its memory when it closes. */
export function Player({ name, film }: { name: string; film: Film }) {
  const urls = useObjectUrls(film);
  const video = useRef<HTMLVideoElement>(null);

  // The button that was pressed is gone, so focus the video.
  useEffect(() => {
    if (!urls || !video.current) return;
    video.current.focus({ preventScroll: true });
    // With `default` alone, WebKit follows the member's caption settings.
    const [captions] = video.current.textTracks;
    if (captions) captions.mode = "showing";
  }, [urls]);

  return (
    <div className={styles.player}>
      <div className={styles.frame}>
        {urls && (
          // Muted: browsers don't autoplay fetched videos with sound.
          <video
            ref={video}
            className={styles.video}
            src={urls.video}
            aria-label={name}
            controls
            autoPlay
            muted
            playsInline
          >
            <track kind="captions" src={urls.captions} srcLang="en" label="English" default />
          </video>
        )}
      </div>
      {!film.captions && (
        <p role="alert" className={styles.soft}>
          The captions couldn't be loaded.
        </p>
      )}
    </div>
  );
}

/** Object URLs of the film, revoked when they're no longer needed; undefined at first. */
function useObjectUrls(film: Film) {
  const [urls, setUrls] = useState<{ video: string; captions: string | undefined }>();
  useEffect(() => {
    const made = {
      video: URL.createObjectURL(film.video),
      captions: film.captions && URL.createObjectURL(film.captions),
    };
    setUrls(made);
    return () => {
      for (const url of [made.video, made.captions]) if (url) URL.revokeObjectURL(url);
    };
  }, [film]);
  return urls;
}
