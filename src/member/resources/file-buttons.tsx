import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { ProgramFile } from "#api/program-files.ts";
import { isInAppBrowser } from "#lib/in-app-browser.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { openEmptyTab, saveAs, showIn } from "#ui/object-url.ts";
import { useFocusAfterBusy } from "#ui/use-focus-after-busy.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./file-buttons.module.css";
import { fileName, type Resource } from "./file-text.ts";
import type { Film } from "./player.tsx";
import { fetchFile } from "./use-files.ts";

const IN_APP =
  "This app's browser can't save files. Use the app's menu to open this page in Safari or Chrome, and sign in there.";

interface FileButtonsProps {
  resource: Resource;
  file: ProgramFile;
  captions: ProgramFile | undefined;
  userId: string;
  isPlaying: boolean;
  onFilm: (film: Film | undefined) => void;
}

/** The buttons for a file. Each has its own busy state. */
export function FileButtons(props: FileButtonsProps) {
  const { resource, isPlaying, onFilm } = props;
  const { name, type } = resource;
  const { error, download, show, open, keep, watch } = useFileActions(props);
  useFocusAfterFilm(isPlaying, show.button);
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
            <span>Close video</span>
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
      <Alert text={error} />
    </div>
  );
}

/** The actions of the buttons, and the message if the last one couldn't be done. */
function useFileActions({ resource, file, captions, userId, onFilm }: FileButtonsProps) {
  const queries = useQueryClient();
  const [error, setError] = useState<string>();
  const download = useFetching(setError);
  const show = useFetching(setError);
  const fetched = (wanted: ProgramFile) => fetchFile(queries, userId, wanted);

  const open = () => {
    const tab = openEmptyTab(resource.name);
    if (!tab && isInAppBrowser(navigator.userAgent)) return setError(IN_APP);
    if (!tab) return setError("Your browser blocked the new tab. Download the file instead.");
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
    // An in-app browser would replace this page with the file, with no way back, or do nothing.
    if (isInAppBrowser(navigator.userAgent)) return setError(IN_APP);
    download.run(async () => saveAs(await fetched(file), fileName(resource)));
  };
  const watch = () =>
    show.run(async () => {
      // A video without captions is better than none.
      const [video, text] = await Promise.all([
        fetched(file),
        captions && fetched(captions).catch(() => undefined),
      ]);
      onFilm({ video, captions: text });
    });
  return { error, download, show, open, keep, watch };
}

/** Moves the focus from a closed video, which had it, to the button that opens it. */
function useFocusAfterFilm(isPlaying: boolean, button: RefObject<HTMLButtonElement | null>) {
  const wasPlaying = useRef(isPlaying);
  useEffect(() => {
    if (wasPlaying.current && !isPlaying) button.current?.focus({ preventScroll: true });
    wasPlaying.current = isPlaying;
  }, [isPlaying, button]);
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
      {!busy && <Icon name={icon} className={styles.icon} />}
      <span>
        <span>{word}</span> <VisuallyHidden>{of}</VisuallyHidden>
      </span>
    </Button>
  );
}

interface Fetching {
  busy: boolean;
  /** The button that starts it. It loses the focus while it's busy, and gets it back afterwards. */
  button: RefObject<HTMLButtonElement | null>;
  run: (work: () => Promise<void>) => void;
}

/** A button that fetches something, while the others stay usable. Reports errors to `setError`. */
function useFetching(setError: (text: string | undefined) => void): Fetching {
  const [busy, setBusy] = useState(false);
  const button = useFocusAfterBusy(busy);

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch {
      setError(
        navigator.onLine
          ? "We couldn't load this. Please try again."
          : "You are offline. Please try again when you're back online.",
      );
    } finally {
      setBusy(false);
    }
  };
  return { busy, button, run: (work) => void run(work) };
}
