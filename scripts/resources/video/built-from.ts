import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { theme } from "../paper/look.ts";

/**
 * What the video is made from, as one hash: storyboard without its remarks, drawing, colours and fonts. The video itself cannot be compared,
 * since each version of ffmpeg packs it in its own way.
 */
export function videoInputs(storyboard: string): string {
  const hash = createHash("sha256")
    .update(withoutRemarks(storyboard))
    .update(JSON.stringify(theme.colors.light));
  for (const file of [
    ...filesIn("."),
    ...filesIn("../fonts").filter((file) => file.endsWith(".ttf")),
  ]) {
    hash.update(readFileSync(file));
  }
  return hash.digest("hex");
}

const withoutRemarks = (storyboard: string) => storyboard.replace(/^#.*\n/gm, "");

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

function filesIn(folder: string): string[] {
  return readdirSync(fileOf(folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|ttf)$/.test(file) && !file.endsWith(".test.ts"))
    .toSorted()
    .map((file) => fileOf(`${folder}/${file}`));
}
