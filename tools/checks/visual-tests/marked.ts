import type { Pixels, Squares } from "./looks.ts";

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
