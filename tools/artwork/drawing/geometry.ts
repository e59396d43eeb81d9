/** A small drawing kit: points, smooth outlines, and SVG text. */

export type Pt = readonly [x: number, y: number];

/** Points from a flat run of numbers: x, y, x, y, … */
export const xy = (...values: readonly number[]): Pt[] =>
  Array.from(
    { length: values.length / 2 },
    (_, i): Pt => [values[i * 2] ?? Number.NaN, values[i * 2 + 1] ?? Number.NaN],
  );

/** Points written as "x y, x y, …". */
export const pts = (text: string): Pt[] =>
  text.split(",").map((spot): Pt => {
    const [x = Number.NaN, y = Number.NaN] = spot.trim().split(" ").map(Number);
    return [x, y];
  });

let grain = 10;

/** Draws on a coarser grid: 1 keeps whole numbers, 10 keeps tenths. */
export const withGrain = <T>(parts: number, draw: () => T): T => {
  const before = grain;
  grain = parts;
  try {
    return draw();
  } finally {
    grain = before;
  }
};

const round = (value: number): string => {
  const text = (Math.round(value * grain) / grain).toString();
  return text === "-0" ? "0" : text.replace(/^(-?)0\./, "$1.");
};

const pair = ([x, y]: Pt): string => {
  const second = round(y);
  return `${round(x)}${second.startsWith("-") ? "" : " "}${second}`;
};

const snap = ([x, y]: Pt): Pt => [Math.round(x * grain) / grain, Math.round(y * grain) / grain];

const pick = (points: readonly Pt[], index: number): Pt => {
  const point = points[index];
  if (point === undefined) throw new Error(`No point ${index} of ${points.length}`);
  return point;
};

const join = (text: string): string => (text.startsWith("-") ? text : ` ${text}`);

/**
 * One Catmull-Rom span as a relative Bézier. Only the first span of a run needs its first handle.
 */
const span = (before: Pt, from: Pt, to: Pt, after: Pt, step: number): string => {
  const [x, y] = snap(from);
  const first: Pt = [from[0] + (to[0] - before[0]) / 6 - x, from[1] + (to[1] - before[1]) / 6 - y];
  const second: Pt = [to[0] - (after[0] - from[0]) / 6 - x, to[1] - (after[1] - from[1]) / 6 - y];
  const end = snap(to);
  const tail = `${pair(second)}${join(pair([end[0] - x, end[1] - y]))}`;
  if (step === 0) return `c${pair(first)}${join(tail)}`;
  return step === 1 ? `s${tail}` : join(tail);
};

const spans = (points: readonly Pt[]): string => {
  const last = points.length - 1;
  let text = "";
  for (let i = 0; i < last; i += 1) {
    text += span(
      pick(points, Math.max(0, i - 1)),
      pick(points, i),
      pick(points, i + 1),
      pick(points, Math.min(last, i + 2)),
      i,
    );
  }
  return text;
};

/** A closed, smooth outline through all points. */
export const blob = (points: readonly Pt[]): string => {
  const count = points.length;
  let text = `M${pair(pick(points, 0))}`;
  for (let i = 0; i < count; i += 1) {
    text += span(
      pick(points, (i + count - 1) % count),
      pick(points, i),
      pick(points, (i + 1) % count),
      pick(points, (i + 2) % count),
      i,
    );
  }
  return `${text}Z`;
};

/** A closed outline of smooth runs that meet at corners. */
export const outline = (...runs: readonly (readonly Pt[])[]): string => {
  let text = "";
  for (const run of runs) {
    const start = pick(run, 0);
    text += text === "" ? `M${pair(start)}` : `L${pair(start)}`;
    text += spans(run);
  }
  return `${text}Z`;
};

/** A smooth open line, for strokes. */
export const curve = (points: readonly Pt[]): string => `M${pair(pick(points, 0))}${spans(points)}`;

export const mirror = (points: readonly Pt[]): Pt[] => points.map(([x, y]): Pt => [-x, y]);

export const reverse = (points: readonly Pt[]): Pt[] => [...points].reverse();

export const move = (points: readonly Pt[], dx: number, dy = 0): Pt[] =>
  points.map(([x, y]): Pt => [x + dx, y + dy]);

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** The x of a smooth edge at height y. The edge's points run downward. */
export const edgeAt = (edge: readonly Pt[], y: number): number => {
  const last = edge.length - 1;
  let i = 0;
  while (i < last - 1 && pick(edge, i + 1)[1] < y) i += 1;
  const [p, a, b, n] = [
    pick(edge, Math.max(0, i - 1)),
    pick(edge, i),
    pick(edge, i + 1),
    pick(edge, Math.min(last, i + 2)),
  ];
  const t = Math.min(1, Math.max(0, (y - a[1]) / (b[1] - a[1])));
  const slopeA = (b[0] - p[0]) / 2;
  const slopeB = (n[0] - a[0]) / 2;
  const [t2, t3] = [t * t, t * t * t];
  return (
    (2 * t3 - 3 * t2 + 1) * a[0] +
    (t3 - 2 * t2 + t) * slopeA +
    (3 * t2 - 2 * t3) * b[0] +
    (t3 - t2) * slopeB
  );
};

/** Points along an edge between two heights. */
export const slice = (edge: readonly Pt[], top: number, bottom: number, step = 6): Pt[] => {
  const count = Math.max(1, Math.round((bottom - top) / step));
  return Array.from({ length: count + 1 }, (_, i): Pt => {
    const y = mix(top, bottom, i / count);
    return [edgeAt(edge, y), y];
  });
};

export const path = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : ""}/>`;

export const line = (d: string, stroke: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${Math.round(width * 100) / 100}"${opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : ""}/>`;

export const oval = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  extra = "",
): string =>
  `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${extra === "" ? "" : ` ${extra}`}/>`;

export const svg = (width: number, height: number, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">\n${parts.join("\n")}\n</svg>\n`;
