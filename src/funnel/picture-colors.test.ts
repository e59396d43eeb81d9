import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast } from "#lib/contrast.ts";
import { oklchOf } from "#lib/oklch.ts";
import { readAssets, readFunnelFolder } from "../../scripts/funnel-folder.ts";
import { compileFunnel } from "./compile-funnel.ts";
import { pictureColors, pictureIn } from "./picture-colors.ts";
import { problemLine } from "./problem.ts";
import { themesOf } from "./read-funnel.ts";
import type { Theme } from "./theme-schema.ts";

const assets = readAssets("funnel");
const funnel = compileFunnel(readFunnelFolder("funnel"), assets);
if (Array.isArray(funnel)) throw new Error(funnel.map(problemLine).join("\n"));
const seaside = funnel.themes.get("north-sea")?.fields as Theme;
/** The theme whose colours are those that are drawn, whatever theme.yaml wears today. */
const drawn = {
  ...seaside,
  colors: { ...seaside.colors, light: { ...seaside.colors.light, ...basesOf() } },
};

function basesOf() {
  return Object.fromEntries(Object.entries(pictureColors).map(([name, [base]]) => [name, base]));
}

test("whoever wears the colours that pictures are drawn in sees them as they are drawn", () => {
  for (const [name, picture] of Object.entries(assets.images))
    expect(pictureIn(picture, drawn), name).toBe(picture);
});

describe("a visitor of another brand", () => {
  test("sees clothes in its colour, folds in a darker one, and skin as it is", () => {
    const [cloth, fold, skin] = colorsIn(
      pictureIn('<path fill="#A3211F"/><path fill="#841a1a"/><path fill="#E5B492"/>', seaside),
    );
    expect(cloth).toBe(seaside.colors.light.brand);
    expect(skin).toBe("#E5B492");
    const [ofCloth, ofFold] = [oklchOf(cloth ?? ""), oklchOf(fold ?? "")];
    expect(ofFold.lightness).toBeLessThan(ofCloth.lightness - 0.04);
    expect(Math.abs(ofFold.hue - ofCloth.hue)).toBeLessThan(0.2);
  });

  test("sees the brand at the entrance, on bodies, covers and seals, and in every exercise", () => {
    for (const name of Object.keys(assets.images).filter((image) =>
      /^(move-|body-(fe)?male-|entrance-male|guarantee|plan-cover)/.test(image),
    ))
      expect(changedIn(name), name).toContain(pictureColors.brand[0]);
  });

  test("sees meat, eggs and fish as they are: of a dish, the cloth below it changes and the rim of a plate", () => {
    const grounds = [
      pictureColors.butter,
      pictureColors["good-tint"],
      pictureColors["brand-tint"],
      pictureColors["cool-tint"],
      pictureColors.ember,
    ].flat();
    const changed = new Set(
      Object.keys(assets.images).flatMap((name) =>
        name.startsWith("dish-") ? changedIn(name) : [],
      ),
    );
    expect([...changed].filter((color) => !grounds.includes(color))).toEqual([]);
    for (const name of ["hero", "meat-beef", "meat-pork", "meat-chicken", "meat-duck"])
      expect(changedIn(name), name).toEqual([]);
  });

  test("can tell who exercises from the ground, in every theme that ships", () => {
    for (const { fields, source } of themesOf(funnel)) {
      const [shirt = "", ground = ""] = colorsIn(
        pictureIn(`${pictureColors.ember[0]}" "${pictureColors.butter[0]}`, fields),
      );
      expect(contrast(shirt, ground), source.file).toBeGreaterThan(3);
    }
  });
});

test("each colour follows one colour of the theme", () => {
  const all = Object.values(pictureColors).flat();
  expect(all).toEqual([...new Set(all)]);
});

test("a designer reads of every colour what it follows", () => {
  const rows = readFileSync("docs/theming.md", "utf8").matchAll(/^\| `([a-z-]+)` \| ([^|]+) \|/gm);
  expect(
    Object.fromEntries([...rows].map(([, name, colors = ""]) => [name, colorsIn(colors)])),
  ).toEqual(pictureColors);
});

test("no picture is torn by whoever drew it", () => {
  for (const [name, picture] of Object.entries(assets.images))
    expect(picture.replaceAll(/"[^"]*"/g, ""), name).not.toMatch(/=[^ />]|NaN|undefined/);
});

const colorsIn = (text: string) => text.match(/#[0-9a-f]{6}\b/gi) ?? [];

function changedIn(name: string): string[] {
  const picture = assets.images[name] ?? "";
  const after = colorsIn(pictureIn(picture, seaside));
  return colorsIn(picture).flatMap((color, at) =>
    color === after[at] ? [] : [color.toLowerCase()],
  );
}
