import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { makePdf } from "#tools/publications/pdf/make-pdf.ts";
import {
  getBuiltPath,
  readGuides,
  readStoryboardText,
  VIDEO,
} from "#tools/publications/program.ts";
import { videoInputs } from "#tools/publications/video/built-from.ts";
import { writeCaptions } from "#tools/publications/video/captions.ts";
import { film } from "#tools/publications/video/film.ts";
import { readStoryboard } from "#tools/publications/video/storyboard.ts";

mkdirSync(getBuiltPath(""), { recursive: true });
for (const { id, guide } of readGuides()) {
  writeFileSync(getBuiltPath(`${id}.pdf`), await makePdf(guide));
  tell(`${id}.pdf`);
}
await buildVideo();

/**
 * Films the video again only if something in it has changed: that takes minutes, and needs ffmpeg.
 */
async function buildVideo(): Promise<void> {
  const storyboard = readStoryboardText();
  const scenes = readStoryboard(storyboard);
  writeFileSync(getBuiltPath(`${VIDEO}.vtt`), writeCaptions(scenes));
  tell(`${VIDEO}.vtt`);

  const inputs = videoInputs(scenes);
  const record = getBuiltPath("built-from.json");
  const isCurrent =
    existsSync(getBuiltPath(`${VIDEO}.mp4`)) &&
    existsSync(record) &&
    JSON.parse(readFileSync(record, "utf8"))[`${VIDEO}.mp4`] === inputs;
  if (!isCurrent) {
    await film(scenes, getBuiltPath(`${VIDEO}.mp4`));
    writeFileSync(record, `${JSON.stringify({ [`${VIDEO}.mp4`]: inputs }, null, 2)}\n`);
  }
  tell(`${VIDEO}.mp4${isCurrent ? " (unchanged)" : ""}`);
}

function tell(name: string): void {
  const [file = ""] = name.split(" ");
  console.log(`${name} ${Math.round(statSync(getBuiltPath(file)).size / 1000)} kB`);
}
