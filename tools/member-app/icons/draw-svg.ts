import { Canvas, type FillRule } from "./canvas.ts";
import { colorOf } from "./color-of.ts";
import { NotDrawable } from "./not-drawable.ts";
import type { Line, Point } from "./point.ts";
import { strokeOutline } from "./stroke-outline.ts";
import { type Attributes, elementsOf, numberOf } from "./svg-elements.ts";
import { linesOf } from "./svg-shapes.ts";

/** The position of a drawing on a square canvas, as parts of its side. */
export interface Placement {
  /** The color behind it; none if it's see-through. */
  background?: string;
  /** How much of the square it takes. */
  scale: number;
}

/**
 * Draws an SVG of flat shapes as pixels. Throws `NotDrawable` if it has anything else, such as
 * gradients, texts, or style sheets.
 */
export function drawSvg(svg: string, size: number, { background, scale }: Placement): Uint8Array {
  const canvas = new Canvas(size);
  if (background) {
    const corners: Point[] = [
      [0, 0],
      [size, 0],
      [size, size],
      [0, size],
    ];
    canvas.fill([corners], colorOf(background, 1), "nonzero");
  }
  const { view, elements } = elementsOf(svg);
  const factor = (size * scale) / Math.max(view.width, view.height);
  const toCanvas = ([x, y]: Point): Point => [
    (x - view.x - view.width / 2) * factor + size / 2,
    (y - view.y - view.height / 2) * factor + size / 2,
  ];
  for (const { name, attributes } of elements) {
    const lines = linesOf(name, attributes).map(
      (line): Line => ({ ...line, points: line.points.map(toCanvas) }),
    );
    paint(canvas, lines, attributes, factor);
  }
  return canvas.bytes();
}

function paint(canvas: Canvas, lines: Line[], attributes: Attributes, factor: number): void {
  const { fill = "#000000", stroke = "none" } = attributes;
  const opacity = numberOf(attributes, "opacity", 1);
  if (fill !== "none") {
    const color = colorOf(fill, opacity * numberOf(attributes, "fill-opacity", 1));
    canvas.fill(
      lines.map(({ points }) => points),
      color,
      ruleOf(attributes),
    );
  }
  if (stroke !== "none") {
    const width = numberOf(attributes, "stroke-width", 1) * factor;
    if (attributes["stroke-dasharray"]) throw new NotDrawable("stroke-dasharray");
    const hasCaps = attributes["stroke-linecap"] === "round";
    const color = colorOf(stroke, opacity * numberOf(attributes, "stroke-opacity", 1));
    canvas.fill(
      lines.flatMap((line) => strokeOutline(line, width, hasCaps)),
      color,
      "nonzero",
    );
  }
}

const ruleOf = (attributes: Attributes): FillRule =>
  attributes["fill-rule"] === "evenodd" ? "evenodd" : "nonzero";
