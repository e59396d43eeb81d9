import type { BrowserContext, Page } from "@playwright/test";

export interface Comparison {
  /** Share of pixels that differ so that it can be seen, from 0 to 1. */
  share: number;
  /** What differs, in red over a pale picture, as WebP; absent where nothing does. */
  picture?: Buffer;
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
  return page;
}

/** Compares two pictures; one that is larger differs in all that the other lacks. */
export async function compare(context: BrowserContext, before: Buffer, after: Buffer): Promise<Comparison> {
  if (before.equals(after)) return { share: 0 };
  const desk = await deskOf(context);
  const { share, url } = await desk.evaluate(
    async ([one = "", other = ""]) => {
      // of 255: less than this in each channel is anti-aliasing and the encoder's own
      const SEEN = 32;
      const load = async (text: string) => createImageBitmap(await (await fetch(`data:image/webp;base64,${text}`)).blob());
      const [a, b] = [await load(one), await load(other)];
      const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
      const pixelsOf = (bitmap: ImageBitmap) => {
        const pen = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d", { willReadFrequently: true });
        pen?.drawImage(bitmap, 0, 0);
        return pen?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
      };
      const [left, right] = [pixelsOf(a), pixelsOf(b)];
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      const pen = canvas.getContext("2d");
      const marked = new ImageData(width, height);
      let different = 0;
      for (let at = 0; at < left.length; at += 4) {
        const isSeen = [0, 1, 2, 3].some((channel) => Math.abs((left[at + channel] ?? 0) - (right[at + channel] ?? 0)) > SEEN);
        if (isSeen) different++;
        const grey = 200 + ((right[at] ?? 0) + (right[at + 1] ?? 0) + (right[at + 2] ?? 0)) / 14;
        marked.data.set(isSeen ? [220, 0, 40, 255] : [grey, grey, grey, 255], at);
      }
      pen?.putImageData(marked, 0, 0);
      return { share: different / (width * height), url: canvas.toDataURL("image/webp", 0.8) };
    },
    [before.toString("base64"), after.toString("base64")],
  );
  return share === 0 ? { share } : { share, picture: fromDataUrl(url) };
}

const fromDataUrl = (url: string) => Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
