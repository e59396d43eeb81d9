import { basename, join, relative, sep } from "node:path";
import type { Indexer } from "storybook/internal/types";
import { readingToShow } from "../vite/compile-cached.ts";
import { type FunnelScreen, listScreens } from "./funnel-screens.ts";

const FUNNEL = join(import.meta.dirname, "..", "..", "..", "funnel");

/**
 * Lists the screens of a chapter in Storybook's sidebar: `Screens/body/height`, with a story for
 * each kind of visitor.
 */
export const screensIndexer: Indexer = {
  test: /funnel[\\/]steps[\\/][^\\/]+\.yaml$/,
  createIndex: async (file) =>
    findScreens(file).map((screen) => ({
      type: "story",
      importPath: file,
      title: toTitle(screen),
      name: screen.name,
      exportName: toExportName(screen),
      tags: toTags(screen),
    })),
};

/**
 * The screens with steps in a file of `funnel/steps/`; none until the funnel has been valid once.
 * The funnel's own plugin reports the errors.
 */
export function findScreens(file: string): FunnelScreen[] {
  const funnel = readingToShow(FUNNEL).outcome;
  if (Array.isArray(funnel)) return [];
  const named = relative(join(FUNNEL, ".."), file).split(sep).join("/");
  return listScreens(funnel).filter((screen) => screen.file === named);
}

const toTitle = ({ file, step }: FunnelScreen) => `Screens/${basename(file, ".yaml")}/${step}`;

/** A valid JavaScript identifier: `height_woman_summary_A`. */
export const toExportName = ({ step, name }: FunnelScreen) =>
  `${step}_${name}`.replace(/[^A-Za-z0-9]+/g, "_").replace(/^(?=\d)/, "_");

/**
 * A screen that looks the same in another arm is listed, but only one of the two is tested: in
 * every brand, light and dark.
 */
export const toTags = ({ isTwin }: FunnelScreen): string[] => (isTwin ? ["!test"] : ["every-look"]);
