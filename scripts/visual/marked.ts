import type { Pixels, Squares } from "./looks.ts";

/** The picture in pale grey; in violet the squares that moved, so amplified that one level of 255 still shows and sixteen are full; in red the strong pixels. */
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
    // the power lifts one level over none, and keeps ten apart from fifteen
    const tint = 0.85 * (Math.min(moved[row * columns + column] ?? 0, 16) / 16) ** 0.6;
    const grey =
      (200 + ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 14) * (1 - tint);
    marked.set(
      strong[pixel]
        ? [220, 0, 40, 255]
        : [grey + 112 * tint, grey + 40 * tint, grey + 200 * tint, 255],
      at,
    );
  }
  return marked;
}
