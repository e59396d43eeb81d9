import type { Browser, Page } from "@playwright/test";
import { type Found, LOOKS, NOTHING } from "./found.ts";
import { movedSquares, type Pixels, type Squares, strongPixels } from "./looks.ts";

export interface Comparison extends Found {
  /** The differences in color over a pale picture, as WebP; undefined if every byte is the same. */
  marked?: Buffer;
}

/** Opens a separate page where pictures are compared. */
export async function openDesk(browser: Browser): Promise<Page> {
  // In its own window: a page that another one covers gets its frames late.
  const page = await (await browser.newContext()).newPage();
  // tsx names functions with a helper that the page doesn't have.
  await page.evaluate("globalThis.__name = (named) => named");
  // Decoded pixels are too many to move, so the functions that compare them are sent to the page as
  // text.
  await page.evaluate(
    `Object.assign(globalThis, { looks: { strongPixels: ${strongPixels}, movedSquares: ${movedSquares}, markedPixels: ${markedPixels} } })`,
  );
  return page;
}

/** Compares two pictures. If one is larger, everything that the other lacks counts as different. */
// Long on purpose: the function inside is sent to the page as text, so it stands alone.
export async function compare(desk: Page, before: Buffer, after: Buffer): Promise<Comparison> {
  if (before.equals(after)) return NOTHING;
  const { url, ...found } = await desk.evaluate(
    async ({ one, other, LOOKS }) => {
      const load = async (text: string) =>
        createImageBitmap(await (await fetch(`data:image/webp;base64,${text}`)).blob());
      const [a, b] = [await load(one), await load(other)];
      const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
      const newCanvas = () => Object.assign(document.createElement("canvas"), { width, height });
      const readPixels = (bitmap: ImageBitmap) => {
        const pen = newCanvas().getContext("2d", { willReadFrequently: true });
        pen?.drawImage(bitmap, 0, 0);
        return pen?.getImageData(0, 0, width, height) ?? new ImageData(width, height);
      };
      const [left, right] = [readPixels(a), readPixels(b)];
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

/** Only on the comparison page, where openDesk defines it. */
declare const looks: {
  strongPixels: typeof strongPixels;
  movedSquares: typeof movedSquares;
  markedPixels: typeof markedPixels;
};

/**
 * Draws the picture in pale gray, with strong pixels in red and moved squares in violet. The violet
 * is amplified: one level of 255 is visible, and 16 levels are full.
 */
export function markedPixels(
  picture: Pixels,
  strong: Uint8Array,
  squares: Squares,
): Uint8ClampedArray<ArrayBuffer> {
  const { data, width, height } = picture;
  const { side, columns, moved } = squares;
  const marked = new Uint8ClampedArray(width * height * 4);
  const rows = moved.length / columns;
  for (let pixel = 0; pixel < strong.length; pixel++) {
    const at = pixel * 4;
    const column = Math.min(Math.floor((pixel % width) / side), columns - 1);
    const row = Math.min(Math.floor(pixel / width / side), rows - 1);
    // The power makes one level visible, and still separates ten from fifteen.
    const tint = 0.85 * (Math.min(moved[row * columns + column] ?? 0, 16) / 16) ** 0.6;
    const gray =
      (200 + ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 14) * (1 - tint);
    marked.set(
      strong[pixel]
        ? [220, 0, 40, 255]
        : [gray + 112 * tint, gray + 40 * tint, gray + 200 * tint, 255],
      at,
    );
  }
  return marked;
}
