import type { Paper } from "./paper.ts";

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Draws an SVG centered in the frame, as large as it fits. Throws on anything that our drawings
 * don't use.
 */
export function drawPicture({ doc }: Paper, svg: string, frame: Frame): void {
  const [, viewWidth = 0, viewHeight = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(
    Number,
  );
  const scale = Math.min(frame.width / viewWidth, frame.height / viewHeight);
  doc.save();
  doc
    .translate(
      frame.x + (frame.width - viewWidth * scale) / 2,
      frame.y + (frame.height - viewHeight * scale) / 2,
    )
    .scale(scale);
  doc.lineCap("round").lineJoin("round");
  for (const [, closing, tag = "", text = ""] of svg.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (tag === "svg") continue;
    if (tag === "g" && closing) doc.restore();
    else drawElement(doc, tag, attributesOf(text));
  }
  doc.restore();
}

type Attributes = Record<string, string | undefined>;

function attributesOf(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

function drawElement(doc: PDFKit.PDFDocument, tag: string, attributes: Attributes): void {
  doc.save();
  transform(doc, attributes.transform ?? "");
  // A group stays open until its closing tag.
  if (tag === "g") return;
  outline(doc, tag, attributes);
  paint(doc, attributes);
  doc.restore();
}

function outline(doc: PDFKit.PDFDocument, tag: string, attributes: Attributes): void {
  const number = (name: string) => Number(attributes[name] ?? 0);
  if (tag === "path") doc.path(attributes.d ?? "");
  else if (tag === "circle") doc.circle(number("cx"), number("cy"), number("r"));
  else if (tag === "ellipse") doc.ellipse(number("cx"), number("cy"), number("rx"), number("ry"));
  else if (tag === "rect")
    doc.roundedRect(number("x"), number("y"), number("width"), number("height"), number("rx"));
  else throw new Error(`drawPicture knows no <${tag}>.`);
}

function paint(
  doc: PDFKit.PDFDocument,
  { fill = "#000000", stroke = "none", "stroke-width": width = "1", opacity = "1" }: Attributes,
): void {
  doc.opacity(Number(opacity)).lineWidth(Number(width));
  if (fill !== "none" && stroke !== "none") doc.fillAndStroke(fill, stroke);
  else if (stroke !== "none") doc.stroke(stroke);
  else doc.fill(fill);
}

function transform(doc: PDFKit.PDFDocument, text: string): void {
  for (const [, name, values = ""] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c] = values.split(/[ ,]+/).map(Number);
    if (name === "translate") doc.translate(a, b ?? 0);
    else if (name === "scale") doc.scale(a, b ?? a);
    else if (name === "rotate") doc.rotate(a, { origin: [b ?? 0, c ?? 0] });
    else throw new Error(`drawPicture knows no ${name}().`);
  }
}
