import type { BrowserContext, Page } from "@playwright/test";
import { type Found, LOOKS, NOTHING } from "./found.ts";
import { movedSquares, strongPixels } from "./looks.ts";
import { markedPixels } from "./marked.ts";

export interface Comparison extends Found {
  /** What differs, in colour over a pale picture, as WebP; absent where every byte is the same. */
  marked?: Buffer;
}

const desks = new WeakMap<BrowserContext, Promise<Page>>();

/** A page beside that of the stories, in which pictures are worked on. */
function deskOf(context: BrowserContext): Promise<Page> {
  const desk = desks.get(context) ?? newDesk(context);
  desks.set(context, desk);
  return desk;
}

async function newDesk(context: BrowserContext): Promise<Page> {
  // in a window of its own: a page that another one lies before gets its frames late
  const own = (await context.browser()?.newContext()) ?? context;
  const page = await own.newPage();
  // what runs TypeScript here names functions by a helper that a page does not have
  await page.evaluate("globalThis.__name = (named) => named");
  // pixels are many and stay where they are decoded: what looks at them goes there, as its own text
  await page.evaluate(
    `Object.assign(globalThis, { looks: { strongPixels: ${strongPixels}, movedSquares: ${movedSquares}, markedPixels: ${markedPixels} } })`,
  );
  return page;
}

/** Looks at two pictures; one that is larger differs in all that the other lacks. */
export async function compare(
  context: BrowserContext,
  before: Buffer,
  after: Buffer,
): Promise<Comparison> {
  if (before.equals(after)) return NOTHING;
  const desk = await deskOf(context);
  const { url, ...found } = await desk.evaluate(
    async ({ one, other, LOOKS }) => {
      const load = async (text: string) =>
        createImageBitmap(await (await fetch(`data:image/webp;base64,${text}`)).blob());
      const [a, b] = [await load(one), await load(other)];
      const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
      const newCanvas = () => Object.assign(document.createElement("canvas"), { width, height });
      const pixelsOf = (bitmap: ImageBitmap) => {
        const pen = newCanvas().getContext("2d", { willReadFrequently: true });
        pen?.drawImage(bitmap, 0, 0);
        return pen?.getImageData(0, 0, width, height) ?? new ImageData(width, height);
      };
      const [left, right] = [pixelsOf(a), pixelsOf(b)];
      const strong = looks.strongPixels(left, right, LOOKS.strong);
      const [small, wide] = [
        looks.movedSquares(left, right, LOOKS.small),
        looks.movedSquares(left, right, LOOKS.wide),
      ];
      const canvas = newCanvas();
      canvas
        .getContext("2d")
        ?.putImageData(
          new ImageData(looks.markedPixels(right, strong, small), width, height),
          0,
          0,
        );
      const largest = (list: Float64Array) => list.reduce((most, one) => Math.max(most, one), 0);
      const share = strong.reduce((sum, one) => sum + one, 0) / strong.length;
      return {
        share,
        small: largest(small.moved),
        wide: largest(wide.moved),
        url: canvas.toDataURL("image/webp", 0.8),
      };
    },
    { one: before.toString("base64"), other: after.toString("base64"), LOOKS },
  );
  return { ...found, marked: fromDataUrl(url) };
}

const fromDataUrl = (url: string) => Buffer.from(url.slice(url.indexOf(",") + 1), "base64");

/** In the desk, as newDesk puts it there. */
declare const looks: {
  strongPixels: typeof strongPixels;
  movedSquares: typeof movedSquares;
  markedPixels: typeof markedPixels;
};
