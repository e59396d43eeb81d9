import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { chromiumFlags, chromiumPath, ensureChromium } from "#tools/test-env/chromium.ts";
import { frameAt, stage } from "./frame.ts";
import { paint } from "./painter.ts";
import type { Shape } from "./shape.ts";
import { type Scene, sumSeconds } from "./storyboard.ts";

const FRAMES_A_SECOND = 30;

/**
 * Draws every frame and lets ffmpeg pack them as H.264, so that the video plays while it loads.
 * Throws if ffmpeg is missing.
 */
export async function film(scenes: Scene[], file: string): Promise<void> {
  const ffmpeg = startFfmpeg(file);
  const ended = once(ffmpeg, "close");
  const studio = await openStudio();
  const frames = sumSeconds(scenes) * FRAMES_A_SECOND;
  for (let frame = 0; frame < frames; frame += 1) {
    const picture = await studio.shoot(frameAt(scenes, frame / FRAMES_A_SECOND));
    if (!ffmpeg.stdin?.write(picture)) await Promise.race([once(ffmpeg.stdin!, "drain"), ended]);
  }
  ffmpeg.stdin?.end();
  await studio.close();
  const [code] = await ended;
  if (code !== 0)
    throw new Error(`ffmpeg stopped with ${code} while writing ${file}; its own words are above.`);
}

const INPUT = `-f image2pipe -c:v png -framerate ${FRAMES_A_SECOND} -i -`;
const ENCODING =
  "-c:v libx264 -preset slow -crf 21 -tune animation -profile:v high -pix_fmt yuv420p";
// States BT.709 explicitly: players that guess would shift the brand's red.
const COLORS =
  "-vf scale=out_color_matrix=bt709 -colorspace bt709 -color_primaries bt709 -color_trc bt709";
const OUTPUT = "-movflags +faststart -map_metadata -1 -fflags +bitexact -flags:v +bitexact";

function startFfmpeg(file: string): ChildProcess {
  try {
    execFileSync("ffmpeg", ["-version"], { stdio: "ignore" });
  } catch {
    throw new Error(
      "Building the video again needs ffmpeg. Install it (Debian: sudo apt-get install ffmpeg).",
    );
  }
  const options = `-y -loglevel error ${INPUT} ${COLORS} ${ENCODING} ${OUTPUT}`.split(" ");
  return spawn("ffmpeg", [...options, file], { stdio: ["pipe", "inherit", "inherit"] });
}

const FONTS = {
  Fraunces: "fraunces-semibold",
  Figtree: "figtree-regular",
  "Figtree SemiBold": "figtree-semibold",
};

interface Studio {
  /** A picture of the shapes, as PNG. */
  shoot(shapes: Shape[]): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser with a canvas and the brand's fonts. */
async function openStudio(): Promise<Studio> {
  ensureChromium();
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath ? { executablePath } : {}),
  });
  const page = await browser.newPage();
  await page.setContent(`<canvas width="${stage.width}" height="${stage.height}"></canvas>`);
  await loadFonts(page);
  return {
    async shoot(shapes) {
      // As a single string: the browser's protocol is slow with thousands of numbers.
      const url = await page.evaluate(paint, JSON.stringify(shapes));
      return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
    },
    close: () => browser.close(),
  };
}

async function loadFonts(page: Page): Promise<void> {
  for (const [name, file] of Object.entries(FONTS)) {
    const data = readFileSync(new URL(`../fonts/${file}.ttf`, import.meta.url)).toString("base64");
    await page.evaluate(
      async ({ name, data }) =>
        document.fonts.add(await new FontFace(name, `url(data:font/ttf;base64,${data})`).load()),
      { name, data },
    );
  }
}
