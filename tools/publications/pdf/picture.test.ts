import PDFDocument from "pdfkit";
import { describe, expect, test } from "vitest";
import type { Paper } from "./paper.ts";
import { drawPicture } from "./picture.ts";

const frame = { x: 0, y: 0, width: 40, height: 40 };

function draw(content: string): string {
  const doc = new PDFDocument({ compress: false });
  const written: string[] = [];
  doc.addContent = (text) => {
    written.push(String(text));
    return doc;
  };
  drawPicture({ doc } as Paper, `<svg viewBox="0 0 40 40">${content}</svg>`, frame);
  return written.join("\n");
}

describe("drawPicture", () => {
  test("reads colors from attributes and from the styles that drawing programs write", () => {
    const drawn = draw('<path d="M0 0L9 9" fill="none" stroke="#a3211f" stroke-width="2"/>');
    expect(drawn).toContain("RG");
    expect(
      draw(
        '<defs id="d"/><path id="p" style="fill:none; stroke:#a3211f;stroke-width:2" d="M0 0L9 9"/>',
      ),
    ).toBe(drawn);
  });

  test.each([
    ["<text>", "<text>Hi</text>"],
    ["class", '<path class="red" d="M0 0L9 9"/>'],
    ["opacity", '<g opacity=".5"><path d="M0 0L9 9"/></g>'],
    ["skewX()", '<path transform="skewX(9)" d="M0 0L9 9"/>'],
  ])("refuses %s, which it would show differently from a browser", (unknown, content) => {
    expect(() => draw(content)).toThrow(`The PDF can't draw ${unknown} in a picture on a cover.`);
  });
});
