export const PHOTO_DATABASE = "member-photos";

/** Removes all photos of all members from this browser, and their keys. */
export function forgetPhotos(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(PHOTO_DATABASE);
      request.onsuccess = () => resolve();
      // Browsers that refuse storage have kept nothing. A blocked request runs once tabs close.
      request.onerror = () => resolve();
      request.onblocked = () => resolve();
    } catch {
      resolve();
    }
  });
}
