import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast } from "#lib/color/contrast.ts";
import { toOklch } from "#lib/color/oklch.ts";
import { readAssets, readFunnelFolder } from "#tools/cli/funnel-folder/funnel-folder.ts";
import { compileFunnel } from "../compile.ts";
import { diagnosticLine } from "../diagnostics/diagnostic.ts";
import { listThemes } from "../read/read-funnel.ts";
import type { Theme } from "../schema/theme-schema.ts";
import { colorPicture, pictureColors } from "./picture-colors.ts";

const assets = readAssets("funnel");
const funnel = compileFunnel(readFunnelFolder("funnel"), assets);
if (Array.isArray(funnel)) throw new Error(funnel.map(diagnosticLine).join("\n"));
const seaside = funnel.themes.get("north-sea")?.fields as Theme;
/**
 * The theme with exactly the colors that pictures are drawn in, whatever `theme.yaml` uses today.
 */
const drawn = {
  ...seaside,
  colors: { ...seaside.colors, light: { ...seaside.colors.light, ...listBases() } },
};

function listBases() {
  return Object.fromEntries(Object.entries(pictureColors).map(([name, [base]]) => [name, base]));
}

test("leaves pictures unchanged in the theme they are drawn in", () => {
  for (const [name, picture] of Object.entries(assets.images))
    expect(colorPicture(picture, drawn), name).toBe(picture);
});

describe("pictures in another brand's theme", () => {
  test("show clothes in the brand's color, folds in a darker one, and skin unchanged", () => {
    const [cloth, fold, skin] = findColors(
      colorPicture('<path fill="#A3211F"/><path fill="#841a1a"/><path fill="#E5B492"/>', seaside),
    );
    expect(cloth).toBe(seaside.colors.light.brand);
    expect(skin).toBe("#E5B492");
    const [ofCloth, ofFold] = [toOklch(cloth ?? ""), toOklch(fold ?? "")];
    expect(ofFold.lightness).toBeLessThan(ofCloth.lightness - 0.04);
    expect(Math.abs(ofFold.hue - ofCloth.hue)).toBeLessThan(0.2);
  });

  test("show the brand at the entrance, on bodies, covers, and seals, and in every exercise", () => {
    for (const name of Object.keys(assets.images).filter((image) =>
      /^(move-|body-(fe)?male-|entrance-male|guarantee|plan-cover)/.test(image),
    ))
      expect(findChanges(name), name).toContain(pictureColors.brand[0]);
  });

  test("keep meat, eggs, and fish: only the cloth below a dish and the rim of a plate change", () => {
    const grounds = [
      pictureColors.butter,
      pictureColors["good-tint"],
      pictureColors["brand-tint"],
      pictureColors["cool-tint"],
      pictureColors.ember,
    ].flat();
    const changed = new Set(
      Object.keys(assets.images).flatMap((name) =>
        name.startsWith("dish-") ? findChanges(name) : [],
      ),
    );
    expect([...changed].filter((color) => !grounds.includes(color))).toEqual([]);
    for (const name of ["hero", "meat-beef", "meat-pork", "meat-chicken", "meat-duck"])
      expect(findChanges(name), name).toEqual([]);
  });

  test("keep the exercising figure distinct from the background in every theme", () => {
    for (const { fields, source } of listThemes(funnel)) {
      const [shirt = "", ground = ""] = findColors(
        colorPicture(`${pictureColors.ember[0]}" "${pictureColors.butter[0]}`, fields),
      );
      expect(contrast(shirt, ground), source.file).toBeGreaterThan(3);
    }
  });
});

test("maps each picture color to one color of the theme", () => {
  const all = Object.values(pictureColors).flat();
  expect(all).toEqual([...new Set(all)]);
});

test("matches the table of picture colors in docs/theming.md", () => {
  const rows = readFileSync("docs/theming.md", "utf8").matchAll(/^\| `([a-z-]+)` \| ([^|]+) \|/gm);
  expect(
    Object.fromEntries([...rows].map(([, name, colors = ""]) => [name, findColors(colors)])),
  ).toEqual(pictureColors);
});

test("finds no malformed attributes or numbers in any picture", () => {
  for (const [name, picture] of Object.entries(assets.images))
    expect(picture.replaceAll(/"[^"]*"/g, ""), name).not.toMatch(/=[^ />]|NaN|undefined/);
});

const findColors = (text: string) => text.match(/#[0-9a-f]{6}\b/gi) ?? [];

function findChanges(name: string): string[] {
  const picture = assets.images[name] ?? "";
  const after = findColors(colorPicture(picture, seaside));
  return findColors(picture).flatMap((color, at) =>
    color === after[at] ? [] : [color.toLowerCase()],
  );
}
