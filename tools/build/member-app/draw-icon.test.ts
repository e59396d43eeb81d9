import { Resvg } from "@resvg/resvg-js";
import { describe, expect, test } from "vitest";
import { drawIcon, type Placement } from "./app-icons.ts";

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

const RED = [163, 33, 31, 255];
const PAPER = [251, 246, 239, 255];

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
