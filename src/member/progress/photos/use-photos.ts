import { useCallback, useEffect, useRef, useState } from "react";
import { StorageFull } from "./photo-database.ts";
import { LockedPhoto, openPhotoStore, type PhotoInfo, type PhotoStore } from "./photo-store.ts";
import { BadPhoto, shrinkPhoto } from "./shrink-photo.ts";

const NO_STORAGE =
  "This browser doesn't let us keep photos, as in some private windows. Please use another window.";
const FULL =
  "There's no space left for this photo on the device. Nothing was lost: remove a photo or make space, and try again.";
const NOT_REMOVED = "The photo couldn't be removed. Please reload the page and try again.";
const UNKNOWN = "The photo couldn't be kept. Please try again.";

/** A photo with its picture in the page's memory; undefined if it can't be opened. */
export interface Photo extends PhotoInfo {
  picture: Picture | undefined;
}

interface Picture {
  blob: Blob;
  url: string;
}

/** A member's photos in this browser. Undefined until they're open. */
export function usePhotos(userId: string) {
  const [photos, setPhotos] = useState<Photo[]>();
  const [error, setError] = useState<string>();
  const [isAdding, setIsAdding] = useState(false);
  const store = useRef<PhotoStore>(undefined);
  const pictures = useRef(new Map<number, Picture>());

  const refresh = useCallback(async () => {
    const opened = store.current;
    if (!opened) return;
    const shown = await withPictures(opened, pictures.current);
    setPhotos(shown);
  }, []);

  useEffect(() => {
    let isGone = false;
    const known = pictures.current;
    openPhotoStore(userId)
      .then(async (opened) => {
        if (isGone) return opened.close();
        store.current = opened;
        await refresh();
      })
      .catch(() => !isGone && setError(NO_STORAGE));
    return () => {
      isGone = true;
      store.current?.close();
      store.current = undefined;
      // Nobody who comes to this device next finds a picture in the page's memory.
      for (const { url } of known.values()) URL.revokeObjectURL(url);
      known.clear();
    };
  }, [userId, refresh]);

  const add = async (file: File, place: Omit<PhotoInfo, "id">) => {
    setError(undefined);
    setIsAdding(true);
    try {
      const picture = await shrinkPhoto(file);
      await store.current?.add(place, picture);
      await refresh();
      // Asks the browser not to clear the photos when space gets short.
      await navigator.storage?.persist?.();
    } catch (reason) {
      setError(describe(reason));
    }
    setIsAdding(false);
  };
  /** Resolves to a function that brings the photo back; undefined if it couldn't be removed. */
  const remove = async (id: number) => {
    setError(undefined);
    try {
      const restore = await store.current?.remove(id);
      await refresh();
      return async () => {
        try {
          await restore?.();
          await refresh();
        } catch (reason) {
          setError(describe(reason));
        }
      };
    } catch {
      setError(NOT_REMOVED);
      return undefined;
    }
  };
  return { photos, error, isAdding, add, remove };
}

async function withPictures(store: PhotoStore, known: Map<number, Picture>): Promise<Photo[]> {
  const infos = await store.list();
  return Promise.all(
    infos.map(async (info) => {
      const picture = known.get(info.id) ?? (await openPicture(store, info.id));
      if (picture) known.set(info.id, picture);
      return { ...info, picture };
    }),
  );
}

async function openPicture(store: PhotoStore, id: number): Promise<Picture | undefined> {
  try {
    const blob = await store.read(id);
    return { blob, url: URL.createObjectURL(blob) };
  } catch (error) {
    if (error instanceof LockedPhoto) return undefined;
    throw error;
  }
}

function describe(reason: unknown): string {
  if (reason instanceof BadPhoto) return `${reason.message} Nothing was changed.`;
  return reason instanceof StorageFull ? FULL : UNKNOWN;
}
