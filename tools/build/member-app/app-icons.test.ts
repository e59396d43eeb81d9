import { Resvg } from "@resvg/resvg-js";
import { describe, expect, test } from "vitest";
import { appIcons, drawIcon, type Placement } from "./app-icons.ts";

const look = (color: string) => ({
  logo: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><circle cx="2" cy="2" r="2" fill="${color}"/></svg>`,
  paper: "#fbf6ef",
});

const RED = [163, 33, 31, 255];
const PAPER = [251, 246, 239, 255];
/** Launchers may cut a maskable icon down to a circle of this share of its side. */
const SAFE_ZONE = 0.8;

/** A PNG's side, and the color at a distance from its center, as a share of the side. */
function measureIcon(png: Buffer | undefined) {
  if (!png) throw new Error("There's no such icon.");
  // The width is at the start of a PNG.
  const side = png.readUInt32BE(16);
  const href = `data:image/png;base64,${png.toString("base64")}`;
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><image width="${side}" height="${side}" href="${href}"/></svg>`,
  ).render();
  const at = (fromCenter: number) => {
    const x = Math.min(Math.floor(side * (0.5 + fromCenter)), side - 1);
    return [...pixels.subarray((Math.floor(side / 2) * side + x) * 4).subarray(0, 4)];
  };
  return { side, at };
}

describe("appIcons", () => {
  test("has both sizes that browsers ask for, for each purpose, and one for iOS", () => {
    const { files, icons } = appIcons(look("#a3211f"));
    expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`).toSorted()).toEqual([
      "any 192x192",
      "any 512x512",
      "maskable 192x192",
      "maskable 512x512",
    ]);
    expect(Object.keys(files).toSorted()).toEqual(
      ["apple-touch-icon.png", ...icons.map(({ src }) => src.slice(1))].toSorted(),
    );
  });

  test("draws each icon in the size that the manifest says", () => {
    const { files, icons } = appIcons(look("#a3211f"));
    const sides = icons.map(({ src }) => measureIcon(files[src.slice(1)]).side);
    expect(sides.map((side) => `${side}x${side}`)).toEqual(icons.map(({ sizes }) => sizes));
    expect(measureIcon(files["apple-touch-icon.png"]).side).toBe(180);
  });

  test("keeps the logo of a maskable icon in the safe zone, on the page's color", () => {
    const { files, icons } = appIcons(look("#a3211f"));
    const maskable = icons.filter(({ purpose }) => purpose === "maskable");
    expect(maskable).toHaveLength(2);
    for (const { src } of maskable) {
      const { at } = measureIcon(files[src.slice(1)]);
      expect(at(0)).toEqual(RED);
      expect(at(SAFE_ZONE / 2)).toEqual(PAPER);
      expect(at(0.5)).toEqual(PAPER);
    }
  });

  test("has the page's color behind the icon for iOS, and nothing behind the others", () => {
    const { files, icons } = appIcons(look("#a3211f"));
    expect(measureIcon(files["apple-touch-icon.png"]).at(0.5)).toEqual(PAPER);
    const alone = icons.filter(({ purpose }) => purpose === "any");
    expect(alone.map(({ src }) => measureIcon(files[src.slice(1)]).at(0.5)[3])).toEqual([0, 0]);
  });

  test("changes the addresses with the logo", () => {
    const [red, blue] = ["#a3211f", "#0a5a68"].map((color) => appIcons(look(color)).icons);
    expect(red?.map(({ src }) => src)).not.toEqual(blue?.map(({ src }) => src));
  });
});

const SIZE = 100;
const circle = (attributes = 'fill="#a3211f"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><circle cx="2" cy="2" r="2" ${attributes}/></svg>`;

/** The colors of an icon's points, as red, green, blue, and how solid they are. */
function drawAndMeasure(svg: string, placement: Placement) {
  const icon = drawIcon(svg, SIZE, placement);
  // The size is at the start of a PNG.
  const [width, height] = [icon.readUInt32BE(16), icon.readUInt32BE(20)];
  const href = `data:image/png;base64,${icon.toString("base64")}`;
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><image width="${SIZE}" height="${SIZE}" href="${href}"/></svg>`,
  ).render();
  const at = (x: number, y: number) => [...pixels.subarray((y * SIZE + x) * 4).subarray(0, 4)];
  return { width, height, at };
}

describe("drawIcon", () => {
  test("draws in the middle of a square of this size", () => {
    const { width, height, at } = drawAndMeasure(circle(), { scale: 1 });
    expect([width, height]).toEqual([SIZE, SIZE]);
    expect(at(50, 50)).toEqual(RED);
    expect(at(1, 50)).toEqual(RED);
    expect(at(1, 1)[3]).toBe(0);
  });

  test("leaves the rest of a smaller drawing to the background", () => {
    const { at } = drawAndMeasure(circle(), { background: "#fbf6ef", scale: 0.5 });
    expect(at(50, 50)).toEqual(RED);
    expect(at(20, 50)).toEqual(PAPER);
    expect(at(0, 0)).toEqual(PAPER);
  });

  test("keeps the shape of a wide drawing", () => {
    const wide = circle().replace("0 0 4 4", "-2 0 8 4");
    const { at } = drawAndMeasure(wide, { scale: 1 });
    expect(at(50, 50)).toEqual(RED);
    expect(at(50, 20)[3]).toBe(0);
  });

  test.each([
    ["text", circle().replace("</svg>", "<text>A</text></svg>"), /text isn't drawn/],
    ["broken SVG", "<svg", /./],
    ["nothing", "", /./],
  ])("refuses %s", (_, svg, message) => {
    expect(() => drawIcon(svg, SIZE, { scale: 1 })).toThrow(message);
  });
});
