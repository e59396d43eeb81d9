import type { Paper } from "./paper.ts";

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The parts of an SVG that a PDF can draw. The ends of lines are always round. */
const STYLE = ["fill", "stroke", "stroke-width", "stroke-linecap", "opacity"];
const DRAWN: Record<string, string[]> = {
  g: [],
  path: ["d", ...STYLE],
  circle: ["cx", "cy", "r", ...STYLE],
  ellipse: ["cx", "cy", "rx", "ry", ...STYLE],
  rect: ["x", "y", "width", "height", "rx", ...STYLE],
};
const EVERYWHERE = ["id", "transform"];

/**
 * Draws an SVG centered in the frame, as large as it fits. Throws on anything that a PDF would show
 * differently from a browser.
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
  for (const [, closing, tag = "", text = ""] of svg.matchAll(/<(\/?)([\w:]+)([^>]*)>/g)) {
    if (tag === "svg" || (tag === "defs" && text.endsWith("/"))) continue;
    if (tag === "g" && closing) doc.restore();
    else drawElement(doc, tag, readAttributes(text));
  }
  doc.restore();
}

type Attributes = Record<string, string | undefined>;

/** The attributes of a tag. Drawing programs may write some of them as a style. */
function readAttributes(text: string): Attributes {
  const { style = "", ...attributes } = Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
  );
  const styles = [...style.matchAll(/([\w-]+):([^;]+)/g)].map(([, name = "", value = ""]) => [
    name,
    value.trim(),
  ]);
  return { ...attributes, ...Object.fromEntries(styles) };
}

function refuseUnknown(tag: string, attributes: Attributes): void {
  const known = DRAWN[tag];
  const unknown = known
    ? Object.keys(attributes).find((name) => ![...known, ...EVERYWHERE].includes(name))
    : `<${tag}>`;
  if (unknown === undefined) return;
  throw new Error(
    `The PDF can't draw ${unknown} in a picture on a cover. Ungroup the picture, ` +
      "turn it into paths with plain fills and strokes, and save it as plain SVG.",
  );
}

function drawElement(doc: PDFKit.PDFDocument, tag: string, attributes: Attributes): void {
  refuseUnknown(tag, attributes);
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
    else
      throw new Error(`The PDF can't draw ${name}() in a picture on a cover. Ungroup the picture.`);
  }
}
