import { readFileSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { chromiumFlags, chromiumPath, ensureChromium } from "#tools/test-env/chromium.ts";
import { stage } from "./frame.ts";
import { paint } from "./painter.ts";
import type { Shape } from "./shape.ts";

const FONTS = {
  Fraunces: "fraunces-semibold",
  Figtree: "figtree-regular",
  "Figtree SemiBold": "figtree-semibold",
};

export interface Studio {
  /** A picture of the shapes, as PNG. */
  shoot(shapes: Shape[]): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser with a canvas and the brand's fonts. */
export async function openStudio(): Promise<Studio> {
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
