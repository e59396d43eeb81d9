import type { Brand } from "./brand.ts";
import { breakLines, drawLine } from "./lines.ts";
import { color, looks, page } from "./look.ts";
import type { Paper } from "./paper.ts";
import { drawPicture } from "./picture.ts";

const LINE = page.height - 48;
const BASELINE = page.height - 30;

/** Draws the brand, the title, and "2 / 5" at the bottom of a page. */
export function drawFooter(
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
