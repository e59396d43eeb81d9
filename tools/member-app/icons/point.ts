export type Point = readonly [x: number, y: number];

/** A line through points. */
export interface Line {
  points: Point[];
  isClosed: boolean;
}
