import { readBrand } from "../pdf/brand.ts";
import { color } from "../pdf/look.ts";
import { ease } from "./figure/geometry.ts";
import type { Shape } from "./shape.ts";

const SHOWN_SECONDS = 1.7;
const GONE_SECONDS = 2.4;

/**
 * The title over the first scene. That scene already plays behind it, so the title takes no time of
 * its own: four plays are exactly five minutes.
 */
// Long on purpose: one drawing, from back to front.
export function titleShapes(second: number): Shape[] {
  if (second >= GONE_SECONDS) return [];
  const leaving = ease(second, SHOWN_SECONDS, GONE_SECONDS);
  const shapes: Shape[] = [
    { kind: "box", x: 0, y: 0, width: 1280, height: 720, radius: 0, color: color("brand-deep") },
    { kind: "oval", x: 1090, y: 120, rx: 420, ry: 420, color: color("brand") },
    { kind: "oval", x: 1090, y: 120, rx: 250, ry: 250, color: color("ember"), opacity: 0.5 },
    {
      kind: "text",
      x: 120,
      y: 200,
      text: readBrand().name,
      font: "Figtree SemiBold",
      size: 28,
      color: color("butter"),
    },
    {
      kind: "text",
      x: 116,
      y: 352,
      text: "Five-Minute",
      font: "Fraunces",
      size: 108,
      color: color("on-brand"),
    },
    {
      kind: "text",
      x: 116,
      y: 466,
      text: "Warm-Up",
      font: "Fraunces",
      size: 108,
      color: color("on-brand"),
    },
    {
      kind: "text",
      x: 120,
      y: 548,
      text: "Eight gentle moves. Play it four times.",
      font: "Figtree",
      size: 32,
      color: color("butter"),
    },
  ];
  return [{ kind: "group", opacity: 1, dx: 0, dy: -720 * leaving, shapes }];
}
