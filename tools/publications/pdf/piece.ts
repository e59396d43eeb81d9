import type { Paper } from "./paper.ts";

/** Something that never splits across two pages: a line, a row, a box. */
export interface Piece {
  height: number;
  /** Space above, which is dropped at the top of a page. */
  above: number;
  /** True if it stays on the same page as the next piece. */
  glued: boolean;
  /** Drawn again above this piece if it begins a page. */
  repeated?: { height: number; draw(top: number): void };
  draw(top: number): void;
}

export interface Setter {
  paper: Paper;
  /** The x position where the text column starts. */
  x: number;
  width: number;
}

/** Glues the first two and the last two pieces, so that neither end is alone on a page. */
export function withoutWidows(pieces: Piece[]): Piece[] {
  return pieces.map((piece, at) => ({
    ...piece,
    glued: piece.glued || (pieces.length > 1 && (at === 0 || at === pieces.length - 2)),
  }));
}
