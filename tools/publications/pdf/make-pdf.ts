import type { Block } from "../guide/blocks.ts";
import type { Guide } from "../guide/guide.ts";
import { plainText, type Span } from "../guide/spans.ts";
import { type Brand, readBrand } from "./brand.ts";
import { belowCover, drawCover } from "./cover.ts";
import { breakLines, calculateBaseline, drawLine } from "./lines.ts";
import { setList } from "./list.ts";
import { color, looks, page, textWidth } from "./look.ts";
import { balancePages } from "./pages.ts";
import { newPaper, type Paper } from "./paper.ts";
import { setParagraph } from "./paragraph.ts";
import { drawPicture } from "./picture.ts";
import type { Piece, Setter } from "./piece.ts";
import { setTable } from "./table.ts";
import { setTip } from "./tip.ts";

/** Typesets a guide. The same guide gives the same bytes with the same version of zlib. */
export async function makePdf(guide: Guide, { compress = true } = {}): Promise<Buffer> {
  const brand = readBrand();
  const paper = newPaper({
    title: guide.title,
    subject: guide.subtitle,
    author: brand.name,
    compress,
  });
  const { doc } = paper;
  const done = collect(doc);

  doc.addPage();
  drawCover(paper, guide, brand);
  const setter = { paper, x: page.left, width: textWidth };
  // Setting a block creates its tags, so this also decides the reading order.
  const pieces = setBlocks(setter, guide.blocks);
  const smallPrint = setTip(setter, [[{ text: brand.smallPrint, style: "plain" }]], looks.small);
  const pages = balancePages([...pieces, { ...smallPrint, above: 28 }], belowCover);
  for (const [at, placed] of pages.entries()) {
    if (at > 0) doc.addPage();
    for (const { piece, top, beginsPage } of placed) {
      if (beginsPage && piece.repeated) piece.repeated.draw(top - piece.repeated.height);
      piece.draw(top);
    }
    drawFooter(paper, { brand, title: guide.title, number: at + 1, count: pages.length });
  }
  doc.end();
  return done;
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
}

const LINE = page.height - 48;
const BASELINE = page.height - 30;

/** Draws the brand, the title, and "2 / 5" at the bottom of a page. */
function drawFooter(
  paper: Paper,
  { brand, title, number, count }: { brand: Brand; title: string; number: number; count: number },
): void {
  paper.decorate("Pagination", () => {
    const right = page.width - page.right;
    paper.doc.moveTo(page.left, LINE).lineTo(right, LINE).lineWidth(0.7).stroke(color("line"));
    drawPicture(paper, brand.logo, { x: page.left, y: BASELINE - 9.5, width: 13, height: 13 });
    const [left] = breakLines(
      paper,
      [{ text: `${brand.name}  ·  ${title}`, style: "plain" }],
      looks.small,
      right,
    );
    if (left) drawLine(paper, left, looks.small, page.left + 19, BASELINE);
    const [place] = breakLines(
      paper,
      [{ text: `${number} / ${count}`, style: "bold" }],
      looks.small,
      right,
    );
    if (place) drawLine(paper, place, looks.small, right - place.width, BASELINE);
  });
}

const BELOW_BOXES = 13;

/** Turns blocks into pieces with their size and style, from top to bottom. */
function setBlocks(setter: Setter, blocks: Block[]): Piece[] {
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

const BAR = { width: 26, height: 3, below: 7 };

/** Adds a bookmark that leads to `top` on the current page. */
type Bookmark = (title: string, level: 2 | 3, top: number) => void;

/** A heading with its bookmark. It stays on the same page as the text after it. */
function setHeading(setter: Setter, level: 2 | 3, spans: Span[], bookmark: Bookmark): Piece {
  const { paper, x, width } = setter;
  const look = level === 2 ? looks.heading2 : looks.heading3;
  const tag = paper.tag(`H${level}`);
  const lines = breakLines(paper, spans, look, width);
  const barSpace = level === 2 ? BAR.height + BAR.below : 0;
  return {
    height: barSpace + lines.length * look.leading,
    above: level === 2 ? 22 : 13,
    glued: true,
    draw(top) {
      bookmark(plainText(spans), level, top);
      if (level === 2)
        paper.decorate("Layout", () =>
          paper.doc.roundedRect(x, top, BAR.width, BAR.height, BAR.height / 2).fill(color("ember")),
        );
      paper.write(tag, () => {
        for (const [at, line] of lines.entries())
          drawLine(
            paper,
            line,
            look,
            x,
            top + barSpace + at * look.leading + calculateBaseline(look),
          );
      });
    },
  };
}
