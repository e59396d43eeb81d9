/** Plates, herbs, salt, and other things that several food drawings share. */
import { blob, curve, line, oval, type Pt, path, pts } from "./geometry.ts";
import { color } from "./palette.ts";

export const roast = {
  base: "#CC7434",
  shade: "#A3502A",
  deep: "#7C3A20",
  light: "#E8A55F",
  shine: "#F6CF95",
} as const;
export const meat = {
  red: "#B23A30",
  rose: "#CE5F55",
  blush: "#E08E80",
  sear: "#7A3522",
  rim: "#94402B",
} as const;

export const group = (
  x: number,
  y: number,
  turn: number,
  size: number,
  parts: readonly string[],
): string => {
  const steps = [
    `translate(${x} ${y})`,
    turn === 0 ? "" : `rotate(${turn})`,
    size === 1 ? "" : `scale(${size})`,
  ];
  return `<g transform="${steps.filter((step) => step !== "").join(" ")}">\n${parts.join("\n")}\n</g>`;
};

export const disc = (x: number, y: number, r: number, fill: string, extra = ""): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${extra === "" ? "" : ` ${extra}`}/>`;

export const ring = (
  x: number,
  y: number,
  r: number,
  stroke: string,
  width: number,
  opacity = 1,
): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

/** A plate from above, with a soft well. */
export const plate = (
  x: number,
  y: number,
  r: number,
  face: string = "#FFFCF6",
  rim = "#E8DAC3",
): string =>
  [
    disc(x, y, r, rim),
    disc(x, y - r * 0.025, r * 0.965, face),
    disc(x, y, r * 0.74, rim, 'opacity=".55"'),
    disc(x, y + r * 0.012, r * 0.72, face),
  ].join("");

/** A round wooden board with grain. */
export const board = (x: number, y: number, r: number): string =>
  [
    disc(x, y + 4, r - 2, "#8E5B3B"),
    disc(x, y - 3, r - 3, "#C58B5E"),
    ...[-0.62, -0.3, 0.06, 0.4, 0.7].map((share, i) => {
      const half = Math.sqrt(1 - share * share) * (r - 14);
      const at = y + share * r;
      return line(
        curve([
          [x - half, at],
          [x - half * 0.3, at - 4 + i * 2],
          [x + half * 0.4, at + 3 - i],
          [x + half, at - 1],
        ]),
        "#B0774D",
        2.4,
      );
    }),
    ring(x, y - 3, r - 12, "#D9A477", 2, 0.7),
  ].join("\n");

/** A rosemary sprig lying along x, stem at the left. */
export const rosemary = (x: number, y: number, turn: number, length: number): string => {
  let dark = "";
  let pale = "";
  for (let at = 6; at < length; at += 6.8) {
    const reach = 9 + 9 * Math.sin((Math.PI * (at + 14)) / (length + 26));
    const lift = Math.round(reach * 7.6) / 10;
    const bend = Math.round(-Math.sin((at / length) * 3) * 40) / 10;
    const start = Math.round(at * 10) / 10;
    dark += `M${start} ${bend}l${Math.round(reach * 6.5) / 10} ${lift}`;
    pale += `M${start + 2} ${bend}l${Math.round(reach * 6.5) / 10}-${lift}`;
  }
  const stem = line(
    curve([
      [-12, 1],
      [0, 0],
      [length * 0.5, -4],
      [length + 4, -0.6],
    ]),
    "#5B5A35",
    2.2,
  );
  return group(x, y, turn, 1, [stem, line(dark, color.herb, 2.9), line(pale, "#5E8E63", 2.9)]);
};

/** A leafy herb sprig (thyme, sage, parsley), growing upward. */
export const leaves = (x: number, y: number, turn: number, size: number): string => {
  const leaf = (dx: number, dy: number, angle: number, fill: string): string =>
    `<path transform="translate(${dx} ${dy}) rotate(${angle})" d="M0 0c9-4 14-14 0-28c-14 14-9 24 0 28Z" fill="${fill}"/>`;
  return group(x, y, turn, size, [
    line("M0 16C2-4-2-20 1-44", color.herb, 2.6),
    leaf(0, 4, -58, color.herb),
    leaf(0, 0, 56, "#5E8E63"),
    leaf(0, -18, -48, "#5E8E63"),
    leaf(1, -22, 50, color.herb),
    leaf(1, -40, 4, "#76A578"),
  ]);
};

/** Salt flakes and pepper, scattered over the given spots. */
export const salt = (spots: readonly Pt[], fill: string = "#FFFDF8"): string =>
  path(
    spots
      .map(([x, y], i) => (i % 2 === 0 ? `M${x} ${y}l4-2 3 3-4 2Z` : `M${x} ${y}l2-3 3 1-1 4Z`))
      .join(""),
    fill,
  );

export const pepper = (spots: readonly Pt[]): string =>
  path(
    spots.map(([x, y]) => `M${x} ${y}a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0Z`).join(""),
    color.ink,
    0.6,
  );

/** Fine lines of fat in meat. */
export const marbling = (lines: readonly (readonly Pt[])[], width = 2.4, opacity = 0.85): string =>
  line(lines.map(curve).join(""), color.fat, width, opacity);

/** A square pat of butter, seen from above at an angle. */
export const butter = (x: number, y: number, size: number): string =>
  group(x, y, 0, size, [
    path(blob(pts("-34 8, -20 22, 6 26, 30 18, 36 2, 22 -10, -8 -14, -30 -6")), "#F0C978", 0.75),
    path("M-22 2L2 12V20L-22 10Z", "#E0AE57"),
    path("M2 12L24 0V8L2 20Z", "#ECC06C"),
    path("M-22 2L0-10L24 0L2 12Z", "#FBE3A6"),
    path("M-14 1L-1-6L6-3L-7 4Z", "#FFF3CF"),
  ]);

/** A fried egg. */
export const egg = (x: number, y: number, turn: number, size: number): string =>
  group(x, y, turn, size, [
    path(blob(pts("-36 4, -26 -24, 2 -32, 22 -24, 38 -8, 32 16, 14 28, -8 26, -28 26")), "#EFE2CF"),
    path(
      blob(pts("-34 1, -25 -25, 2 -33, 21 -26, 36 -10, 30 12, 13 24, -8 22, -27 22")),
      "#FFFDF8",
    ),
    disc(1, -3, 14.5, "#E79A2F"),
    disc(0.4, -4.4, 13, "#F6B73F"),
    oval(-4, -9, 4, 2.6, "#FFE29A", 'transform="rotate(-30 -4 -9)"'),
  ]);

/** A wavy rasher of bacon lying along x. */
export const bacon = (x: number, y: number, turn: number, size: number, length = 90): string => {
  const wave = (offset: number): Pt[] =>
    Array.from(
      { length: 9 },
      (_, i): Pt => [(i / 8 - 0.5) * length, offset + (i % 2 === 0 ? 3 : -3)],
    );
  const band = (offset: number, width: number, stroke: string): string =>
    line(curve(wave(offset)), stroke, width).replace("/>", ' stroke-linecap="butt"/>');
  return group(x, y, turn, size, [
    band(1.4, 20, "#7C2B1F"),
    band(0, 19, "#B5442F"),
    band(-2.4, 4.6, "#F3CFA6"),
    band(5.4, 2.6, "#F0C096"),
    band(-7.6, 2.4, "#8E2F22"),
  ]);
};
