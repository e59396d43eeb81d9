import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { minifySync } from "vite";
import { frameAt } from "./frame.ts";
import { type Scene, sumSeconds } from "./storyboard.ts";

const FRAMES_COMPARED_PER_SECOND = 2;
const PAINTER = new URL("painter.ts", import.meta.url);
const FONTS = new URL("../fonts/", import.meta.url);

/**
 * One hash of everything that's visible in the video: the shapes of its frames, how they're
 * painted, and the fonts. The video itself can't be compared, because each version of ffmpeg packs
 * it differently.
 */
export function videoInputs(scenes: Scene[]): string {
  const hash = createHash("sha256");
  const frames = sumSeconds(scenes) * FRAMES_COMPARED_PER_SECOND;
  for (let frame = 0; frame < frames; frame += 1) {
    const shapes = frameAt(scenes, frame / FRAMES_COMPARED_PER_SECOND);
    hash.update(JSON.stringify(shapes, roundNumbers));
  }
  hash.update(painterCode());
  for (const font of fontFiles()) hash.update(readFileSync(new URL(font, FONTS)));
  return hash.digest("hex");
}

/** Leaves out the imports, which are only types. */
const painterCode = () =>
  minifySync("painter.ts", readFileSync(PAINTER, "utf8")).code.replace(/^import[^;]*;/, "");

/** The last digits of a sine differ between processors. */
const roundNumbers = (_key: string, value: unknown) =>
  typeof value === "number" ? Number(value.toFixed(3)) : value;

const fontFiles = () =>
  readdirSync(FONTS)
    .filter((file) => file.endsWith(".ttf"))
    .toSorted();
