import { type Stage, show } from "./stage.ts";

const LONGEST_PX = 4000;
/** Of WebP. The same pixels make the same picture, so this is about size alone. */
const QUALITY = 60;

/** A story as it looks once it is played and at rest, as WebP; undefined where it is about another window. Throws with what went wrong in it. */
export async function pictureOf(stage: Stage, id: string): Promise<Buffer | undefined> {
  if (!(await show(stage, id))) return undefined;
  const { page, devTools } = stage;
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
    // the browser's own controls spin for as long as they like
    for (const video of document.querySelectorAll("video")) video.controls = false;
    document.documentElement.style.setProperty("caret-color", "transparent");
    window.scrollTo(0, 0);
  });
  const height = await page.evaluate(async () => {
    // charts are drawn by scripts, a piece each frame: at rest is what has not changed for some frames, or never rests
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
  });
  const { width = 0, height: seen = 0 } = page.viewportSize() ?? {};
  const whole = {
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, LONGEST_PX), scale: 1 },
  };
  const { data } = await devTools.send("Page.captureScreenshot", {
    format: "webp",
    quality: QUALITY,
    ...(height > seen ? whole : {}),
  });
  return Buffer.from(data, "base64");
}
