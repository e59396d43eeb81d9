import { type Stage, show } from "./stage.ts";

const MAX_HEIGHT_PX = 4000;
/** WebP quality. The same pixels always make the same picture, so this only affects its size. */
const QUALITY = 60;

/**
 * Takes a picture of a story after it has played and come to rest, as WebP; undefined if the story is
 * about another window. Throws if something goes wrong in it.
 */
export async function takePicture(stage: Stage, id: string): Promise<Buffer | undefined> {
  if (!(await show(stage, id))) return undefined;
  const { page, devTools } = stage;
  await page.evaluate(loadEverything);
  const height = await page.evaluate(measureAtRest);
  const { width = 0, height: seen = 0 } = page.viewportSize() ?? {};
  const whole = {
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT_PX), scale: 1 },
  };
  const { data } = await devTools.send("Page.captureScreenshot", {
    format: "webp",
    quality: QUALITY,
    ...(height > seen ? whole : {}),
  });
  return Buffer.from(data, "base64");
}

/** Runs in the page. */
async function loadEverything(): Promise<void> {
  await document.fonts.ready;
  for (const picture of document.images) picture.loading = "eager";
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  // The browser's own controls spin for an unpredictable time.
  for (const video of document.querySelectorAll("video")) video.controls = false;
  document.documentElement.style.setProperty("caret-color", "transparent");
  window.scrollTo(0, 0);
}

/**
 * Runs in the page. Scripts draw charts a piece per frame. The page is at rest after a few frames
 * without changes; some pages never are.
 */
async function measureAtRest(): Promise<number> {
  let quiet = 0;
  const changes = new MutationObserver(() => {
    quiet = 0;
  });
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (let frame = 0; quiet < 4 && frame < 120; frame++) {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
        animation.cancel();
      else animation.finish();
    }
    quiet++;
    await new Promise(requestAnimationFrame);
  }
  changes.disconnect();
  return document.documentElement.scrollHeight;
}
