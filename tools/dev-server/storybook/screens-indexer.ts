import { basename, join, relative, sep } from "node:path";
import type { Indexer } from "storybook/internal/types";
import { readingToShow } from "../vite/compile-cached.ts";
import { type FunnelScreen, screensOf } from "./funnel-screens.ts";

const FUNNEL = join(import.meta.dirname, "..", "..", "..", "funnel");

/**
 * Lists the screens of a chapter in Storybook's sidebar: `Screens/body/height`, with a story for
 * each kind of visitor.
 */
export const screensIndexer: Indexer = {
  test: /funnel[\\/]steps[\\/][^\\/]+\.yaml$/,
  createIndex: async (file) =>
    screensIn(file).map((screen) => ({
      type: "story",
      importPath: file,
      title: titleOf(screen),
      name: screen.name,
      exportName: exportNameOf(screen),
      tags: tagsOf(screen),
    })),
};

/**
 * The screens with steps in a file of `funnel/steps/`; none until the funnel has been valid once.
 * The funnel's own plugin reports the errors.
 */
export function screensIn(file: string): FunnelScreen[] {
  const funnel = readingToShow(FUNNEL).outcome;
  if (Array.isArray(funnel)) return [];
  const named = relative(join(FUNNEL, ".."), file).split(sep).join("/");
  return screensOf(funnel).filter((screen) => screen.file === named);
}

const titleOf = ({ file, step }: FunnelScreen) => `Screens/${basename(file, ".yaml")}/${step}`;

/** A valid JavaScript identifier: `height_woman_summary_A`. */
export const exportNameOf = ({ step, name }: FunnelScreen) =>
  `${step}_${name}`.replace(/[^A-Za-z0-9]+/g, "_").replace(/^(?=\d)/, "_");

/**
 * A screen that looks the same in another arm is listed, but only one of the two is tested: in
 * every brand, light and dark.
 */
export const tagsOf = ({ isTwin }: FunnelScreen): string[] => (isTwin ? ["!test"] : ["every-look"]);
