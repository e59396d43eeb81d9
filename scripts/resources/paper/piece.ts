import type { Paper } from "./paper.ts";

/** What is never split between two pages: a line, a row, a box. */
export interface Piece {
  height: number;
  /** Space above, which the top of a page swallows. */
  above: number;
  /** Stands on the same page as the piece after it. */
  glued: boolean;
  /** Drawn once more above this piece where it begins a page. */
  repeated?: { height: number; draw(top: number): void };
  draw(top: number): void;
}

export interface Setter {
  paper: Paper;
  /** Where the text column begins. */
  x: number;
  width: number;
}

/** Glues the first two and the last two pieces, so that neither stands alone on a page. */
export function withoutWidows(pieces: Piece[]): Piece[] {
  return pieces.map((piece, at) => ({
    ...piece,
    glued: piece.glued || (pieces.length > 1 && (at === 0 || at === pieces.length - 2)),
  }));
}
