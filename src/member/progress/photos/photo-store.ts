import { openPhotoDatabase, type PhotoDatabase } from "./photo-database.ts";

const IV_BYTES = 12;
const CIPHER = "AES-GCM";
const KEY_BITS = 256;

/** A photo without its picture. */
export interface PhotoInfo {
  id: number;
  /** The day of the plan on which it was added. */
  day: number;
  /** `2026-11-30` */
  date: string;
}

/** A photo as it's stored: only this browser's key opens it. */
interface StoredPhoto extends Omit<PhotoInfo, "id"> {
  userId: string;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** The key of a photo is gone, or its data is damaged. */
export class LockedPhoto extends Error {
  override name = "LockedPhoto";
}

export type PhotoStore = Awaited<ReturnType<typeof openPhotoStore>>;

/**
 * A member's photos in this browser, encrypted with a key that no script can read and that never
 * leaves it. Rejects if the browser offers no storage, as in some private windows.
 */
export async function openPhotoStore(userId: string, factory: IDBFactory = indexedDB) {
  const database = await openPhotoDatabase(factory);
  const { run, close } = database;
  const find = (id: number) =>
    run<StoredPhoto | undefined>("photos", "readonly", (photos) => photos.get(id));
  return {
    close,
    /** The member's photos, the oldest first. */
    async list(): Promise<PhotoInfo[]> {
      const stored = await run<(StoredPhoto & PhotoInfo)[]>("photos", "readonly", (photos) =>
        photos.index("userId").getAll(userId),
      );
      return stored
        .map(({ id, day, date }) => ({ id, day, date }))
        .sort((one, other) => one.date.localeCompare(other.date) || one.id - other.id);
    },
    /** Rejects with `StorageFull`; then nothing was stored. */
    async add({ day, date }: Omit<PhotoInfo, "id">, picture: Blob): Promise<PhotoInfo> {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const data = await crypto.subtle.encrypt(
        cipherFor({ userId, date, iv }),
        await createKey(database, userId),
        await picture.arrayBuffer(),
      );
      const photo: StoredPhoto = { userId, day, date, iv, data };
      const id = Number(await run("photos", "readwrite", (photos) => photos.add(photo)));
      return { id, day, date };
    },
    /** Rejects with `LockedPhoto`. */
    async read(id: number): Promise<Blob> {
      const stored = await find(id);
      const key = await readKey(database, userId);
      if (!stored || stored.userId !== userId || !key) throw new LockedPhoto("no key");
      try {
        const picture = await crypto.subtle.decrypt(cipherFor(stored), key, stored.data);
        return new Blob([picture], { type: "image/jpeg" });
      } catch (error) {
        throw new LockedPhoto("damaged", { cause: error });
      }
    },
    /** Removes a photo, and resolves to a function that puts it back. */
    async remove(id: number): Promise<() => Promise<void>> {
      const stored = await find(id);
      await run("photos", "readwrite", (photos) => photos.delete(id));
      return async () => {
        if (stored) await run("photos", "readwrite", (photos) => photos.put(stored));
      };
    },
  };
}

const readKey = ({ run }: PhotoDatabase, userId: string) =>
  run<CryptoKey | undefined>("keys", "readonly", (keys) => keys.get(userId));

/** The member's key, created for the first photo. */
async function createKey(database: PhotoDatabase, userId: string): Promise<CryptoKey> {
  const known = await readKey(database, userId);
  if (known) return known;
  const key = await crypto.subtle.generateKey({ name: CIPHER, length: KEY_BITS }, false, [
    "encrypt",
    "decrypt",
  ]);
  try {
    await database.run("keys", "readwrite", (keys) => keys.add(key, userId));
    return key;
  } catch (error) {
    // Another tab may have been faster: its key stays.
    const other = await readKey(database, userId);
    if (!other) throw error;
    return other;
  }
}

/** A photo can't be moved to another member or date. */
const cipherFor = ({ userId, date, iv }: Pick<StoredPhoto, "userId" | "date" | "iv">) => ({
  name: CIPHER,
  iv,
  additionalData: new TextEncoder().encode(`${userId} ${date}`),
});
