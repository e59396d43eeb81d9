import { readFileSync } from "node:fs";
import { colorPicture } from "#compiler/theme/picture-colors.ts";
import type { Guide } from "../guide/guide.ts";
import type { Span } from "../guide/spans.ts";
import type { Brand } from "./brand.ts";
import { breakLines, calculateBaseline, drawLine } from "./lines.ts";
import { color, looks, page, type TextLook, theme } from "./look.ts";
import type { Paper, Tag } from "./paper.ts";
import { drawPicture } from "./picture.ts";

const HEIGHT = 282;
const PICTURE = { size: 196, right: 44 };
const TEXT_WIDTH = page.width - page.left - PICTURE.size - PICTURE.right - 20;

const guidesFolder = new URL("../../../funnel/program/guides/", import.meta.url);

/** The y position where the text below the cover starts. */
export const belowCover = HEIGHT + 30;

/** Draws the upper part of the first page: brand, title, subtitle, and picture. */
export function drawCover(paper: Paper, { title, subtitle, picture }: Guide, brand: Brand): void {
  const [brandTag, titleTag, subtitleTag] = [paper.tag("P"), paper.tag("H1"), paper.tag("P")];
  paper.decorate("Layout", () => {
    const { doc } = paper;
    doc.rect(0, 0, page.width, HEIGHT).fill(color("brand-deep"));
    doc.save().rect(0, 0, page.width, HEIGHT).clip();
    const [x, y] = [page.width - PICTURE.right - PICTURE.size / 2, HEIGHT / 2 + 8];
    doc.circle(x, y, 178).fill(color("brand"));
    doc.circle(x, y, PICTURE.size / 2 + 16).fill(color("paper"));
    doc.restore();
    drawPicture(paper, colorPicture(readFileSync(new URL(picture, guidesFolder), "utf8"), theme), {
      x: x - PICTURE.size / 2,
      y: y - PICTURE.size / 2,
      width: PICTURE.size,
      height: PICTURE.size,
    });
    doc.roundedRect(page.left - 9, 43, 31, 31, 8).fill(color("paper"));
    drawPicture(paper, brand.logo, { x: page.left - 6, y: 46, width: 25, height: 25 });
  });
  writeText(paper, brandTag, brand.name, looks.brand, { x: page.left + 32, y: 50 });
  const titleLines = breakLines(paper, plain(title), looks.title, TEXT_WIDTH).length;
  const subtitleLines = breakLines(paper, plain(subtitle), looks.subtitle, TEXT_WIDTH).length;
  const block = titleLines * looks.title.leading + 14 + subtitleLines * looks.subtitle.leading;
  const top = 74 + (HEIGHT - 74 - block) / 2 - 4;
  const below = writeText(paper, titleTag, title, looks.title, { x: page.left - 2, y: top });
  writeText(paper, subtitleTag, subtitle, looks.subtitle, { x: page.left, y: below + 14 });
}

const plain = (text: string): Span[] => [{ text, style: "plain" }];

function writeText(
  paper: Paper,
  tag: Tag,
  text: string,
  look: TextLook,
  { x, y }: { x: number; y: number },
): number {
  const lines = breakLines(paper, plain(text), look, TEXT_WIDTH);
  paper.write(tag, () => {
    for (const [at, line] of lines.entries())
      drawLine(paper, line, look, x, y + at * look.leading + calculateBaseline(look));
  });
  return y + lines.length * look.leading;
}
