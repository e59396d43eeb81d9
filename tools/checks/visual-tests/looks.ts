/** A picture as a canvas returns it: four bytes per pixel, row by row. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * The squares of a picture, row by row. The last square of each row and column also includes the
 * remaining pixels, so no square is smaller than the others.
 */
export interface Squares {
  side: number;
  columns: number;
  /**
   * The difference of each square's mean color, in levels of 255, in the channel that differs most.
   */
  moved: Float64Array;
}

/**
 * Finds strong differences, however small their area: 1 for each pixel that differs by more than
 * `levels` of 255 in a channel.
 */
export function strongPixels(before: Pixels, after: Pixels, levels: number): Uint8Array {
  const strong = new Uint8Array(after.width * after.height);
  for (let at = 0; at < after.data.length; at++) {
    if (Math.abs((after.data[at] ?? 0) - (before.data[at] ?? 0)) > levels) strong[at >> 2] = 1;
  }
  return strong;
}

/**
 * Finds faint, wide differences. Anti-aliasing and the encoder's noise go up and down, so they
 * cancel out in the mean of a square. A different color doesn't.
 */
export function movedSquares(before: Pixels, after: Pixels, side: number): Squares {
  const { width, height } = after;
  const columns = Math.max(1, Math.floor(width / side));
  const rows = Math.max(1, Math.floor(height / side));
  const sums = new Float64Array(columns * rows * 4);
  const areas = new Float64Array(columns * rows);
  for (let y = 0; y < height; y++) {
    const row = Math.min(Math.floor(y / side), rows - 1) * columns;
    for (let x = 0; x < width; x++) {
      const square = row + Math.min(Math.floor(x / side), columns - 1);
      const at = (y * width + x) * 4;
      areas[square] = (areas[square] ?? 0) + 1;
      for (let channel = 0; channel < 4; channel++) {
        const sum = square * 4 + channel;
        sums[sum] =
          (sums[sum] ?? 0) + (after.data[at + channel] ?? 0) - (before.data[at + channel] ?? 0);
      }
    }
  }
  const moved = areas.map(
    (area, square) => Math.max(...sums.subarray(square * 4, square * 4 + 4).map(Math.abs)) / area,
  );
  return { side, columns, moved };
}
