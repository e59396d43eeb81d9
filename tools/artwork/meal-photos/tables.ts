import { curve, line, path, pts } from "../drawing/geometry.ts";
import { color } from "../drawing/palette.ts";

const WIDTH = 400;
const HEIGHT = 300;

const filled = (fill: string): string => path(`M0 0H${WIDTH}V${HEIGHT}H0Z`, fill);
const across = (gap: number, from = gap / 2): string =>
  rows(HEIGHT, gap, from, (y) => `M0 ${y}H${WIDTH}`);
const down = (gap: number, from = gap / 2): string =>
  rows(WIDTH, gap, from, (x) => `M${x} 0V${HEIGHT}`);
const rows = (end: number, gap: number, from: number, draw: (at: number) => string): string =>
  Array.from({ length: Math.ceil((end - from) / gap) }, (_, at) => draw(from + at * gap)).join("");

const planks = (base: string, seam: string, grain: string): string[] => [
  filled(base),
  line("M0 60H400M0 136H400M0 212H400M90 0V60M310 60V136M140 136V212M280 212V300", seam, 2.4),
  line(
    [
      pts("10 24, 60 20, 84 26"),
      pts("120 36, 220 30, 330 40"),
      pts("30 96, 110 90, 210 100, 290 94"),
      pts("330 110, 370 104, 398 108"),
      pts("16 176, 70 170, 128 178"),
      pts("170 164, 280 172, 390 162"),
      pts("20 254, 120 246, 250 256"),
      pts("300 270, 350 262, 392 268"),
    ]
      .map(curve)
      .join(""),
    grain,
    2.2,
    0.7,
  ),
];

const linen = (base: string, thread: string): string[] => [
  filled(base),
  line(across(12), thread, 1.4, 0.5),
  line(down(12), thread, 1.4, 0.3),
];

const striped = (base: string, band: string): string[] => [
  filled(base),
  line([34, 62, 338, 366].map((x) => `M${x} 0V300`).join(""), band, 9, 0.8),
  line("M48 0V300M352 0V300", band, 2.4, 0.8),
];

const checked = (base: string, band: string): string[] => [
  filled(base),
  line(down(80), band, 40, 0.32),
  line(across(80, 30), band, 40, 0.32),
];

const tiled = (base: string, joint: string): string[] => [
  filled(base),
  line(across(100) + down(100), joint, 3, 0.7),
];

interface Table {
  drawing: readonly string[];
  /** A wooden board would be hard to see on it. */
  isWooden?: boolean;
}

/** The tables below the dish. */
export const tables: readonly Table[] = [
  { drawing: linen("#F6E3C3", "#E6CC9F") },
  { drawing: planks("#C68F63", "#A26B44", "#B37A50"), isWooden: true },
  { drawing: checked("#F7EDDC", color.clayPot) },
  { drawing: linen("#C9D6C3", "#AFC2A8") },
  { drawing: tiled("#E8C3A0", "#D8AB83") },
  { drawing: striped("#FBF1E0", "#C9635A") },
  { drawing: planks("#7C5440", "#5F3D2D", "#6B4635") },
  { drawing: tiled("#D5DDDD", "#BFCACB") },
  { drawing: checked("#FAF3E6", color.sage) },
  { drawing: linen("#EBD0BB", "#DDB89E") },
];
