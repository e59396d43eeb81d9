import type { Point } from "./point.ts";

/** From 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

export type FillRule = "nonzero" | "evenodd";

/** Rows of samples in each row of pixels. */
const ROWS_PER_PIXEL = 8;
const CHANNELS = 4;
const MAX_BYTE = 255;

/** A square of pixels to paint on. */
export class Canvas {
  readonly size: number;
  /** Colors are multiplied by their alpha. */
  private readonly pixels: Float64Array;

  constructor(size: number) {
    this.size = size;
    this.pixels = new Float64Array(size * size * CHANNELS);
  }

  /** Paints the inside of polygons, in pixels, over what's there. */
  fill(polygons: Point[][], color: Color, rule: FillRule): void {
    const coverage = new Float64Array(this.size);
    for (const [y, edges] of edgesByRow(polygons, this.size).entries()) {
      if (edges.length === 0) continue;
      coverage.fill(0);
      for (let row = 0; row < ROWS_PER_PIXEL; row++)
        for (const span of spansAt(edges, y + (row + 0.5) / ROWS_PER_PIXEL, rule))
          cover(coverage, span);
      this.paintRow(y, coverage, color);
    }
  }

  private paintRow(y: number, coverage: Float64Array, [red, green, blue, alpha]: Color): void {
    coverage.forEach((covered, x) => {
      const over = Math.min(1, covered / ROWS_PER_PIXEL) * alpha;
      if (over === 0) return;
      [red, green, blue, 1].forEach((channel, index) => {
        const at = (y * this.size + x) * CHANNELS + index;
        this.pixels[at] = channel * over + (this.pixels[at] ?? 0) * (1 - over);
      });
    });
  }

  /** Four bytes for each pixel: red, green, blue, alpha. */
  bytes(): Uint8Array {
    const bytes = new Uint8Array(this.pixels.length);
    this.pixels.forEach((value, index) => {
      const alpha = this.pixels[index - (index % CHANNELS) + CHANNELS - 1] ?? 0;
      const isAlpha = index % CHANNELS === CHANNELS - 1;
      const straight = isAlpha || alpha === 0 ? value : value / alpha;
      bytes[index] = Math.round(straight * MAX_BYTE);
    });
    return bytes;
  }
}

type Span = readonly [from: number, to: number];
type Edge = readonly [from: Point, to: Point];

/** The edges that cross each row of pixels. */
function edgesByRow(polygons: Point[][], size: number): Edge[][] {
  const rows: Edge[][] = Array.from({ length: size }, () => []);
  for (const points of polygons)
    for (const [index, from] of points.entries()) {
      const to = points[(index + 1) % points.length] ?? from;
      const [top, bottom] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
      for (let y = Math.max(0, Math.floor(top)); y < Math.min(size, bottom); y++)
        rows[y]?.push([from, to]);
    }
  return rows;
}

/** Where a horizontal line is inside. */
function spansAt(edges: Edge[], y: number, rule: FillRule): Span[] {
  const crossings = edges
    .flatMap((edge) => crossingOf(edge, y))
    .toSorted((one, other) => one.x - other.x);
  const spans: Span[] = [];
  let winding = 0;
  for (const [index, { x, turn }] of crossings.entries()) {
    winding += turn;
    const isInside = rule === "nonzero" ? winding !== 0 : winding % 2 !== 0;
    const next = crossings[index + 1];
    if (isInside && next) spans.push([x, next.x]);
  }
  return spans;
}

function crossingOf([[x1, y1], [x2, y2]]: Edge, y: number): { x: number; turn: 1 | -1 }[] {
  if (y1 <= y === y2 <= y) return [];
  return [{ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), turn: y2 > y1 ? 1 : -1 }];
}

function cover(coverage: Float64Array, [from, to]: Span): void {
  const last = Math.min(coverage.length, Math.ceil(to));
  for (let x = Math.max(0, Math.floor(from)); x < last; x++)
    coverage[x] = (coverage[x] ?? 0) + Math.min(to, x + 1) - Math.max(from, x);
}
