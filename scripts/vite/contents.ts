import { createHash } from "node:crypto";
import { compileFunnel } from "#funnel/compile-funnel.ts";
import { planOf } from "#funnel/plan-of.ts";
import type { Problem } from "#funnel/problem.ts";
import type { Funnel } from "#funnel/read-funnel.ts";
import { readAssets, readFunnelFolder } from "../funnel-folder.ts";

/** The modules by which the browser gets a funnel: the plan and the site, the pages of text, and where members fetch the pictures of what they bought. */
const PLAN = "virtual:funnel";
export const PAGES = "virtual:funnel/pages";
export const PROGRAM_PICTURES = "virtual:funnel/program-pictures";
export const funnelModules = [PLAN, PAGES, PROGRAM_PICTURES];

interface Reading {
  /** Names the files as they stand: another one whenever any of them is another. */
  revision: string;
  outcome: Funnel | Problem[];
}

let latest: (Reading & { texts: string }) | undefined;
let lastSound: (Reading & { folder: string }) | undefined;

/** A folder's funnel as its files stand now. Whoever asks again before any of them changes gets the same one. */
export function readingOf(folder: string): Reading {
  const files = readFunnelFolder(folder);
  const assets = readAssets(folder);
  const texts = JSON.stringify([files, assets.images, assets.otherImages, assets.prices]);
  if (latest?.texts !== texts)
    latest = {
      texts,
      revision: createHash("sha256").update(texts).digest("hex"),
      outcome: compileFunnel(files, assets),
    };
  if (!Array.isArray(latest.outcome)) lastSound = { ...latest, folder };
  return latest;
}

/** For pages while developing: the funnel as its files stand now, or as they stood when they had no mistake last, so that one that comes meanwhile has something to show. */
export function readingToShow(folder: string): Reading {
  const now = readingOf(folder);
  return Array.isArray(now.outcome) && lastSound?.folder === folder ? lastSound : now;
}

export const compiled = (folder: string): Funnel | Problem[] => readingOf(folder).outcome;

/** What the application imports; `urlOf` says where a picture can be fetched. */
export function contentsOf(funnel: Funnel, urlOf: (image: string) => string) {
  return {
    plan: planOf(funnel, urlOf),
    site: {
      ...funnel.site.fields,
      logo: funnel.theme.fields.logo,
      pages: [...funnel.pages.keys()],
    },
  };
}
