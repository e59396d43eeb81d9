import { openPhotoStore } from "./photo-store.ts";

const WIDTH = 90;
const HEIGHT = 120;

/** A drawing of a person, as a camera's file. */
export async function drawPhoto(color: string, scale = 1): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH * scale;
  canvas.height = HEIGHT * scale;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is no canvas.");
  context.scale(scale, scale);
  context.fillStyle = "#d8cfc4";
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = color;
  context.beginPath();
  context.arc(45, 30, 12, 0, 2 * Math.PI);
  context.ellipse(45, 85, 20, 40, 0, 0, 2 * Math.PI);
  context.fill();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg"));
  return new File(blob ? [blob] : [], "photo.jpg", { type: "image/jpeg" });
}

/** Keeps photos of these days, as if the member had added them. */
export async function keepPhotos(userId: string, ...days: number[]): Promise<void> {
  const store = await openPhotoStore(userId);
  for (const { id } of await store.list()) await store.remove(id);
  for (const [index, day] of days.entries()) {
    const date = `2026-01-${String(day).padStart(2, "0")}`;
    await store.add({ day, date }, await drawPhoto(index % 2 === 0 ? "#7a4a2e" : "#3f6478"));
  }
  store.close();
}

/** Takes a member's key away, as a browser that clears a part of its data may. */
export function loseKey(userId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("member-photos");
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const transaction = request.result.transaction("keys", "readwrite");
      transaction.objectStore("keys").delete(userId);
      transaction.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
  });
}
