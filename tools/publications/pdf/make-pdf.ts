import type { Guide } from "../guide/guide.ts";
import { readBrand } from "./brand.ts";
import { belowCover, drawCover } from "./cover.ts";
import { drawFooter } from "./footer.ts";
import { looks, page, textWidth } from "./look.ts";
import { balancePages } from "./pages.ts";
import { newPaper } from "./paper.ts";
import { setBlocks } from "./set-blocks.ts";
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
