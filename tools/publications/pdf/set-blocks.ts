import type { Block } from "../guide/blocks.ts";
import { type Bookmark, setHeading } from "./heading.ts";
import { setList } from "./list.ts";
import { setParagraph } from "./paragraph.ts";
import type { Piece, Setter } from "./piece.ts";
import { setTable } from "./table.ts";
import { setTip } from "./tip.ts";

const BELOW_BOXES = 13;

/** Turns blocks into pieces with their size and style, from top to bottom. */
export function setBlocks(setter: Setter, blocks: Block[]): Piece[] {
  const bookmark = bookmarks(setter);
  return blocks.flatMap((block, at) => {
    const pieces = setBlock(setter, block, bookmark);
    const [first] = pieces;
    const last = pieces.at(-1);
    const next = blocks[at + 1]?.kind;
    // A short paragraph before a table or a list introduces it.
    const announces =
      block.kind === "paragraph" &&
      ((next === "table" && pieces.length <= 3) || (next === "list" && pieces.length === 1));
    if (last && announces) last.glued = true;
    const before = blocks[at - 1]?.kind;
    if (first && (before === "table" || before === "tip"))
      first.above = Math.max(first.above, BELOW_BOXES);
    return pieces;
  });
}

function setBlock(setter: Setter, block: Block, bookmark: Bookmark): Piece[] {
  switch (block.kind) {
    case "heading":
      return [setHeading(setter, block.level, block.spans, bookmark)];
    case "paragraph":
      return setParagraph(setter, block.spans);
    case "list":
      return setList(setter, block);
    case "table":
      return setTable(setter, block);
    case "tip":
      return [setTip(setter, block.paragraphs)];
  }
}

/** Bookmarks with two levels, in the order of the headings. */
function bookmarks({ paper }: Setter): Bookmark {
  let chapter = paper.doc.outline;
  return (title, level, top) => {
    const parent = level === 2 ? paper.doc.outline : chapter;
    const item = parent.addItem(title, { top: Math.max(0, top - 20) });
    if (level === 2) chapter = item;
  };
}
