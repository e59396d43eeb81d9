import { useEffect, useRef, useState } from "react";
import styles from "./player.module.css";

export interface Film {
  video: Blob;
  captions: Blob | undefined;
}

/** Plays a video in its place; what it takes of memory is given back when it closes. */
export function Player({ name, film }: { name: string; film: Film }) {
  const [urls, setUrls] = useState<{ video: string; captions: string | undefined }>();
  const video = useRef<HTMLVideoElement>(null);

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
  // whoever pressed the button that is gone now stands at what it led to
  useEffect(() => {
    if (!urls || !video.current) return;
    video.current.focus({ preventScroll: true });
    // `default` alone leaves it to the member's settings in WebKit
    const [captions] = video.current.textTracks;
    if (captions) captions.mode = "showing";
  }, [urls]);

  return (
    <div className={styles.player}>
      <div className={styles.frame}>
        {urls && (
          // muted, or browsers would not let it start by itself once it has been fetched
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
      {!film.captions && <p className={styles.soft}>Its captions could not be fetched.</p>}
    </div>
  );
}
