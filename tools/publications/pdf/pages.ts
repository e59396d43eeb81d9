import { page } from "./look.ts";
import type { Piece } from "./piece.ts";

export interface Placed {
  piece: Piece;
  top: number;
  beginsPage: boolean;
}

// The factors by which the space between pieces can shrink, to avoid an almost empty last page.
const TIGHTER = [1, 0.94, 0.88, 0.82];
const ALMOST_EMPTY = 0.3;

/** Distributes pieces over pages, a little tighter if that avoids an almost empty last page. */
export function balancePages(pieces: Piece[], firstTop: number): Placed[][] {
  const room = page.height - page.top - page.bottom;
  const tries = TIGHTER.map((tighter) =>
    fillPages(
      pieces.map((piece) => ({ ...piece, above: piece.above * tighter })),
      firstTop,
    ),
  );
  const measureFill = (pages: Placed[][]) => {
    const last = pages.at(-1)?.at(-1);
    return last ? (last.top + last.piece.height - page.top) / room : 0;
  };
  return tries.find((pages) => measureFill(pages) >= ALMOST_EMPTY) ?? tries[0]!;
}

/** Distributes pieces over pages. The first page starts lower, below the cover. */
export function fillPages(pieces: Piece[], firstTop: number): Placed[][] {
  const pages: Placed[][] = [[]];
  let y = firstTop;
  for (const group of groupPieces(pieces)) {
    const [first] = group;
    if (!first) continue;
    const onPage = pages.at(-1)!;
    const height = group.reduce((sum, { above, height }) => sum + above + height, 0);
    const beginsPage = onPage.length > 0 && y + height > page.height - page.bottom;
    if (beginsPage) {
      pages.push([]);
      y = page.top;
    }
    group.forEach((piece, at) => {
      const top = pages.at(-1)!.length === 0;
      const repeats = top && beginsPage && piece.repeated ? piece.repeated.height : 0;
      y += (top ? 0 : piece.above) + repeats;
      pages.at(-1)!.push({ piece, top: y, beginsPage: repeats > 0 && at === 0 });
      y += piece.height;
    });
  }
  return pages;
}

/** Groups the pieces that stay together on a page. */
function groupPieces(pieces: Piece[]): Piece[][] {
  const groups: Piece[][] = [[]];
  for (const piece of pieces) {
    groups.at(-1)!.push(piece);
    if (!piece.glued) groups.push([]);
  }
  return groups;
}
