import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { drawSvg } from "./draw-svg.ts";
import { pngFile } from "./png-file.ts";

const SIZE = 40;
const RED = "#ff0000";

/** Draws a shape of a 10 by 10 drawing, and returns the colors at some of its points. */
function colorsAt(shape: string, points: [x: number, y: number][], scale = 1): string[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${shape}</svg>`;
  const pixels = drawSvg(svg, SIZE, { scale });
  return points.map(([x, y]) => {
    const at = (Math.floor((y / 10) * SIZE) * SIZE + Math.floor((x / 10) * SIZE)) * 4;
    const [red, green, blue, alpha] = pixels.subarray(at, at + 4);
    if (alpha === 0) return "none";
    return `#${[red, green, blue].map((byte) => (byte ?? 0).toString(16).padStart(2, "0")).join("")}`;
  });
}

describe("drawSvg", () => {
  test.each([
    ["a circle", `<circle cx="5" cy="5" r="3" fill="${RED}"/>`],
    ["an ellipse", `<ellipse cx="5" cy="5" rx="3" ry="3" fill="${RED}"/>`],
    ["a rectangle", `<rect x="2" y="2" width="6" height="6" fill="${RED}"/>`],
    ["a rounded rectangle", `<rect x="2" y="2" width="6" height="6" rx="1.5" fill="${RED}"/>`],
    ["a polygon", `<polygon points="2,2 8,2 8,8 2,8" fill="${RED}"/>`],
    ["a path of lines", `<path d="M2 2h6v6H2z" fill="${RED}"/>`],
    ["a path of curves", `<path d="M2 5c0-4 6-4 6 0s-6 4-6 0" fill="${RED}"/>`],
    ["a path of arcs", `<path d="M2 5a3 3 0 016 0 3 3 0 11-6 0z" fill="${RED}"/>`],
    ["a path of quadratic curves", `<path d="M5 1Q9 1 9 5T5 9Q1 9 1 5 1 1 5 1" fill="${RED}"/>`],
    [
      "a closed stroke",
      `<circle cx="5" cy="5" r="2" fill="none" stroke="${RED}" stroke-width="4"/>`,
    ],
    ["an open stroke", `<path d="M3 5h4" fill="none" stroke="${RED}" stroke-width="6"/>`],
  ])("draws %s", (_, shape) => {
    expect(
      colorsAt(shape, [
        [5, 5],
        [3.5, 5],
        [6.5, 5],
        [0.5, 0.5],
        [9.5, 9.5],
      ]),
    ).toEqual([RED, RED, RED, "none", "none"]);
  });

  test("leaves holes where the fill rule says so", () => {
    const d = "M1 1h8v8h-8zM4 4h2v2h-2z";
    const centers = (rule: string) => colorsAt(`<path d="${d}" fill="${RED}" ${rule}/>`, [[5, 5]]);
    expect(centers('fill-rule="evenodd"')).toEqual(["none"]);
    expect(centers("")).toEqual([RED]);
  });

  test("hands a group's colors on, and draws later shapes over earlier ones", () => {
    const shape = `<g fill="${RED}"><rect width="10" height="10"/><g fill="#0000ff"><rect x="4" y="4" width="2" height="2"/></g></g>`;
    expect(
      colorsAt(shape, [
        [1, 1],
        [5, 5],
      ]),
    ).toEqual([RED, "#0000ff"]);
  });

  test("rounds the ends of a stroke only if it says so", () => {
    const end = (cap: string) =>
      colorsAt(`<path d="M5 5h4" stroke="${RED}" stroke-width="4" ${cap}/>`, [[3.5, 5]]);
    expect(end("")).toEqual(["none"]);
    expect(end('stroke-linecap="round"')).toEqual([RED]);
  });

  test("mixes a see-through color with what is below it", () => {
    const shape = `<rect width="10" height="10" fill="#ffffff"/><rect width="10" height="10" fill="#000" opacity=".5"/>`;
    expect(colorsAt(shape, [[5, 5]])).toEqual(["#808080"]);
  });

  test("leaves room around a smaller drawing", () => {
    const shape = `<rect width="10" height="10" fill="${RED}"/>`;
    expect(
      colorsAt(
        shape,
        [
          [1, 1],
          [5, 5],
        ],
        0.5,
      ),
    ).toEqual(["none", RED]);
  });

  test.each([
    ["a gradient", `<circle r="3" fill="url(#a)"/>`, "the color url(#a)"],
    ["a text", "<text>Plan</text>", "<text>"],
    ["a style sheet", "<style>.a{}</style>", "<style>"],
    ["a class", '<circle r="3" class="a"/>', "class"],
    ["a moved group", '<g transform="scale(2)"><circle r="3"/></g>', "transform"],
  ])("refuses %s by name", (_, shape, name) => {
    expect(() => colorsAt(shape, [])).toThrow(name);
  });
});

describe("pngFile", () => {
  test("holds the size and the pixels", () => {
    const pixels = Uint8Array.from({ length: 16 }, (_, index) => index * 10);
    const png = pngFile(pixels, 2);
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2, 2]);
    const length = png.readUInt32BE(33);
    const rows = inflateSync(png.subarray(41, 41 + length));
    expect([...rows]).toEqual([0, ...pixels.subarray(0, 8), 0, ...pixels.subarray(8)]);
  });
});
