import { expect, test } from "vitest";
import { fallbackFaces } from "./fallback-faces.ts";

const facesOnArial = async (font: string) =>
  (await fallbackFaces(font))
    .split("\n")
    .filter((face) => face.includes("Arial"))
    .map((face) => [
      /font-weight:([\d ]+)/.exec(face)?.[1],
      /local\("([\w ]+)"/.exec(face)?.[1],
      /size-adjust:([\d.]+)/.exec(face)?.[1],
    ]);

test("scales a system's font to the width of a theme's font, for each weight of the design", async () => {
  // Figtree 600 was measured in a browser at 95.6 % of Arial Bold, and 400 at 101.4 % of Arial.
  expect(await facesOnArial("figtree")).toEqual([
    ["1 500", "Arial", "101.63"],
    ["501 599", "Arial", "102.53"],
    ["600 1000", "Arial Bold", "95.54"],
  ]);
});

test("makes no faces for a font that isn't installed", async () => {
  expect(await fallbackFaces("nothing")).toBe("");
});
