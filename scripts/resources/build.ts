import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { makePdf } from "./paper/make-pdf.ts";
import { builtFile, readGuides, readStoryboardText, VIDEO } from "./program.ts";
import { videoInputs } from "./video/built-from.ts";
import { captionsOf } from "./video/captions.ts";
import { film } from "./video/film.ts";
import { readStoryboard } from "./video/storyboard.ts";

mkdirSync(builtFile(""), { recursive: true });
for (const { id, guide } of readGuides()) {
  writeFileSync(builtFile(`${id}.pdf`), await makePdf(guide));
  tell(`${id}.pdf`);
}
await buildVideo();

/** Films anew only where something of the video has changed: it takes minutes, and needs ffmpeg. */
async function buildVideo(): Promise<void> {
  const storyboard = readStoryboardText();
  const scenes = readStoryboard(storyboard);
  writeFileSync(builtFile(`${VIDEO}.vtt`), captionsOf(scenes));
  tell(`${VIDEO}.vtt`);

  const inputs = videoInputs(storyboard);
  const record = builtFile("built-from.json");
  const isCurrent =
    existsSync(builtFile(`${VIDEO}.mp4`)) &&
    existsSync(record) &&
    JSON.parse(readFileSync(record, "utf8"))[`${VIDEO}.mp4`] === inputs;
  if (!isCurrent) {
    await film(scenes, builtFile(`${VIDEO}.mp4`));
    writeFileSync(record, `${JSON.stringify({ [`${VIDEO}.mp4`]: inputs }, null, 2)}\n`);
  }
  tell(`${VIDEO}.mp4${isCurrent ? " (as it was)" : ""}`);
}

function tell(name: string): void {
  const [file = ""] = name.split(" ");
  console.log(`${name} ${Math.round(statSync(builtFile(file)).size / 1000)} kB`);
}
