import { blob, curve, line, mirror, outline, oval, type Pt, path } from "../../drawing/geometry.ts";

export type Place = (points: readonly Pt[]) => Pt[];

export interface Look {
  readonly skin: string;
  readonly shade: string;
  /** A deeper tone for the lines between muscles. */
  readonly cut: string;
  readonly hair: string;
  readonly hairLight: string;
  /** How loosely the shorts hang, from 0 to 1. */
  readonly fit: number;
  readonly cloth: string;
  readonly clothShade: string;
}

/** Places shapes, given on the figure's own grid, on the page. */
export class Painter {
  readonly parts: string[] = [];
  readonly place: Place;
  readonly scale: number;
  constructor(dx: number, dy: number, scale: number) {
    this.scale = scale;
    this.place = (points) => points.map(([x, y]): Pt => [dx + x * scale, dy + y * scale]);
  }
  shape(fill: string, opacity: number, ...runs: readonly (readonly Pt[])[]): void {
    this.parts.push(path(outline(...runs.map((run) => this.place(run))), fill, opacity));
  }
  blob(fill: string, opacity: number, points: readonly Pt[]): void {
    this.parts.push(path(blob(this.place(points)), fill, opacity));
  }
  both(fill: string, opacity: number, points: readonly Pt[]): void {
    this.parts.push(
      path(blob(this.place(points)) + blob(this.place(mirror(points))), fill, opacity),
    );
  }
  line(stroke: string, width: number, opacity: number, ...runs: readonly (readonly Pt[])[]): void {
    this.parts.push(
      line(runs.map((run) => curve(this.place(run))).join(""), stroke, width * this.scale, opacity),
    );
  }
  oval(x: number, y: number, rx: number, ry: number, fill: string): void {
    const [at] = this.place([[x, y]]);
    if (at !== undefined)
      this.parts.push(oval(at[0], at[1], rx * this.scale, ry * this.scale, fill));
  }
}
