import { basename, join, relative, sep } from "node:path";
import type { Indexer } from "storybook/internal/types";
import { readingToShow } from "../vite/contents.ts";
import { type FunnelScreen, screensOf } from "./funnel-screens.ts";

const FUNNEL = join(import.meta.dirname, "..", "..", "funnel");

/** Lists the screens of a chapter in Storybook's sidebar: `Screens/body/height`, with a story for each kind of visitor. */
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

/** The screens whose steps stand in a file of `funnel/steps/`; none as long as the funnel was never sound. What is wrong says the funnel's own plugin. */
export function screensIn(file: string): FunnelScreen[] {
  const funnel = readingToShow(FUNNEL).outcome;
  if (Array.isArray(funnel)) return [];
  const named = relative(join(FUNNEL, ".."), file).split(sep).join("/");
  return screensOf(funnel).filter((screen) => screen.file === named);
}

const titleOf = ({ file, step }: FunnelScreen) => `Screens/${basename(file, ".yaml")}/${step}`;

/** A name that JavaScript takes: `height_woman_summary_A`. */
export const exportNameOf = ({ step, name }: FunnelScreen) =>
  `${step}_${name}`.replace(/[^A-Za-z0-9]+/g, "_").replace(/^(?=\d)/, "_");

/** What another arm shows in the same way is there to be looked at, and tested once: in every brand, light and dark. */
export const tagsOf = ({ isTwin }: FunnelScreen): string[] => (isTwin ? ["!test"] : ["every-look"]);
