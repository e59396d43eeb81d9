import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ProgramFile } from "#backend/program-files.ts";
import { isInAppBrowser } from "#lib/in-app-browser.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Spoken } from "#ui/spoken.tsx";
import { fileName, type Resource } from "./file-text.ts";
import { openEmptyTab, saveAs, showIn } from "./object-url.ts";
import type { Film } from "./player.tsx";
import styles from "./resource-card.module.css";
import { useFetching } from "./use-fetching.ts";
import { fetchFile } from "./use-files.ts";

const IN_APP =
  "The browser inside this app can't keep files. Open this page in Safari or Chrome, by the app's menu, and sign in there.";

interface FileButtonsProps {
  resource: Resource;
  file: ProgramFile;
  captions: ProgramFile | undefined;
  userId: string;
  isPlaying: boolean;
  onFilm: (film: Film | undefined) => void;
}

/** What can be done with a file. Each button is busy by itself. */
export function FileButtons({
  resource,
  file,
  captions,
  userId,
  isPlaying,
  onFilm,
}: FileButtonsProps) {
  const queries = useQueryClient();
  const [complaint, setComplaint] = useState<string>();
  const download = useFetching(setComplaint);
  const show = useFetching(setComplaint);
  const { name, type } = resource;
  const fetched = (wanted: ProgramFile) => fetchFile(queries, userId, wanted);

  // the video that is closed had the focus
  const wasPlaying = useRef(isPlaying);
  useEffect(() => {
    if (wasPlaying.current && !isPlaying) show.button.current?.focus({ preventScroll: true });
    wasPlaying.current = isPlaying;
  }, [isPlaying, show.button]);

  const open = () => {
    const tab = openEmptyTab(name);
    if (!tab && isInAppBrowser(navigator.userAgent)) return setComplaint(IN_APP);
    if (!tab)
      return setComplaint("Your browser kept the new tab closed. Download the file instead.");
    show.run(async () => {
      try {
        showIn(tab, await fetched(file));
      } catch (error) {
        tab.close();
        throw error;
      }
    });
  };
  const keep = () => {
    // it would show the file in place of this page, without a way back, or do nothing
    if (isInAppBrowser(navigator.userAgent)) return setComplaint(IN_APP);
    download.run(async () => saveAs(await fetched(file), fileName(resource)));
  };
  const watch = () =>
    show.run(async () => {
      // a video without its captions is better than none
      const [video, text] = await Promise.all([
        fetched(file),
        captions && fetched(captions).catch(() => undefined),
      ]);
      onFilm({ video, captions: text });
    });
  return (
    <div className={styles.foot}>
      <div className={styles.buttons}>
        {type === "pdf" && (
          <FileButton
            fetching={show}
            icon="arrow-square-out"
            word="Open"
            of={name}
            onPress={open}
          />
        )}
        {type === "video" && isPlaying && (
          <Button look="quiet" className={styles.button} onClick={() => onFilm(undefined)}>
            <Icon name="x-bold" />
            Close video
          </Button>
        )}
        {type === "video" && !isPlaying && (
          <FileButton fetching={show} icon="play-circle" word="Watch" of={name} onPress={watch} />
        )}
        <FileButton
          fetching={download}
          icon="download-simple"
          word="Download"
          of={name}
          onPress={keep}
        />
      </div>
      <Alert text={complaint} />
    </div>
  );
}

interface FileButtonProps {
  fetching: ReturnType<typeof useFetching>;
  icon: string;
  word: string;
  of: string;
  onPress: () => void;
}

function FileButton({ fetching: { busy, button }, icon, word, of, onPress }: FileButtonProps) {
  return (
    <Button ref={button} look="quiet" className={styles.button} busy={busy} onClick={onPress}>
      {!busy && <Icon name={icon} className={styles.buttonIcon} />}
      <span>
        {word} <Spoken>{of}</Spoken>
      </span>
    </Button>
  );
}
