import type { Point } from "./figure/geometry.ts";

/** The shapes that the painter in the browser can draw. */
export type Shape =
  | { kind: "area"; points: Point[]; color: string }
  | { kind: "oval"; x: number; y: number; rx: number; ry: number; color: string; opacity?: number }
  | {
      kind: "box";
      x: number;
      y: number;
      width: number;
      height: number;
      radius: number;
      color: string;
      opacity?: number;
    }
  | { kind: "arc"; x: number; y: number; r: number; width: number; share: number; color: string }
  | {
      kind: "text";
      x: number;
      y: number;
      text: string;
      font: string;
      size: number;
      color: string;
      align?: "left" | "center";
      width?: number;
      leading?: number;
      back?: string;
    }
  | { kind: "group"; opacity: number; dx: number; dy: number; shapes: Shape[] };
