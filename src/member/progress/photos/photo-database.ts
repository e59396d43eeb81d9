import { PHOTO_DATABASE } from "../../forget-photos.ts";

const VERSION = 1;
const USER_INDEX = "userId";

/** The device has no space left for a photo. */
export class StorageFull extends Error {
  override name = "StorageFull";
}

export type PhotoDatabase = Awaited<ReturnType<typeof openPhotoDatabase>>;

/** The photos and keys of all members in this browser. Rejects if the browser offers no storage. */
export async function openPhotoDatabase(factory: IDBFactory) {
  const database = await open(factory);
  return {
    /** Runs one request. Rejects with `StorageFull` if nothing was stored for lack of space. */
    run: <T>(
      name: "photos" | "keys",
      mode: IDBTransactionMode,
      act: (store: IDBObjectStore) => IDBRequest<T>,
    ) =>
      new Promise<T>((resolve, reject) => {
        try {
          const transaction = database.transaction(name, mode);
          const request = act(transaction.objectStore(name));
          // A full device is only noticed when the transaction ends.
          transaction.oncomplete = () => resolve(request.result);
          transaction.onabort = () => reject(toError(transaction.error ?? request.error));
        } catch (error) {
          reject(toError(error));
        }
      }),
    close: () => database.close(),
  };
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(PHOTO_DATABASE, VERSION);
    request.onupgradeneeded = () => {
      const options = { keyPath: "id", autoIncrement: true };
      request.result.createObjectStore("photos", options).createIndex(USER_INDEX, USER_INDEX);
      request.result.createObjectStore("keys");
    };
    request.onsuccess = () => {
      // Erasing must not wait for a tab that shows photos.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(toError(request.error));
  });
}

function toError(error: unknown): Error {
  if (error instanceof DOMException && error.name === "QuotaExceededError")
    return new StorageFull("full", { cause: error });
  return error instanceof Error ? error : new Error("The browser stores nothing.");
}
