import { createHash } from "node:crypto";
import { buildPlan } from "#compiler/build-plan.ts";
import { compileFunnel } from "#compiler/compile.ts";
import type { Diagnostic } from "#compiler/diagnostics/diagnostic.ts";
import type { Assets } from "#compiler/read/assets.ts";
import type { Funnel, FunnelFiles } from "#compiler/read/read-funnel.ts";
import { Site } from "#compiler/schema/site-schema.ts";
import { visibleFields } from "#compiler/schema/visible-fields.ts";
import { readAssets, readFunnelFolder } from "#tools/cli/funnel-folder/funnel-folder.ts";

/**
 * The modules that give the browser a funnel: the plan and the site, the pages of text, the
 * addresses of the pictures that members bought, and the public part of the program.
 */
const PLAN = "virtual:funnel";
/** Where a built page fetches the data that `PLAN` contains during development. */
export const PLAN_FILE = "virtual:funnel/file";
export const PAGES = "virtual:funnel/pages";
export const PROGRAM_PICTURES = "virtual:funnel/program-pictures";
export const PREVIEW_SOURCE = "virtual:funnel/preview-source";
export const funnelModules = [PLAN, PLAN_FILE, PAGES, PROGRAM_PICTURES, PREVIEW_SOURCE];

interface Reading {
  /** Identifies the current content of the files: it changes whenever any of them does. */
  revision: string;
  outcome: Funnel | Diagnostic[];
}

let latest: (Reading & { texts: string }) | undefined;
let lastSound: (Reading & { folder: string }) | undefined;
let atStart: { folder: string; read: Texts } | undefined;

type Texts = { files: FunnelFiles; assets: Assets };

const readTexts = (folder: string): Texts => ({
  files: readFunnelFolder(folder),
  assets: readAssets(folder),
});

/**
 * Remembers the funnel as it is at startup, to show it if the next edit breaks it. It's compiled
 * only when needed.
 */
export function rememberStart(folder: string): void {
  atStart = { folder, read: readTexts(folder) };
}

/**
 * Compiles a folder's funnel from its current files. Returns the same result until one of them
 * changes.
 */
export function compileCached(folder: string): Reading {
  if (!lastSound && atStart?.folder === folder) {
    const { read } = atStart;
    atStart = undefined;
    compileTexts(folder, read);
  }
  return compileTexts(folder, readTexts(folder));
}

function compileTexts(folder: string, { files, assets }: Texts): Reading {
  const texts = JSON.stringify([
    files,
    ...[assets.images, assets.otherImages, assets.copies, assets.prices],
  ]);
  if (latest?.texts !== texts)
    latest = {
      texts,
      revision: createHash("sha256").update(texts).digest("hex"),
      outcome: compileFunnel(files, assets),
    };
  if (!Array.isArray(latest.outcome)) lastSound = { ...latest, folder };
  return latest;
}

/**
 * For pages during development: the current funnel, or the last valid one if it has errors, so that
 * a page opened in the meantime has something to show.
 */
export function readingToShow(folder: string): Reading {
  const now = compileCached(folder);
  return Array.isArray(now.outcome) && lastSound?.folder === folder ? lastSound : now;
}

export const compileFunnelFolder = (folder: string): Funnel | Diagnostic[] =>
  compileCached(folder).outcome;

/** The data that the application imports. `urlOf` returns the address of a picture. */
export function toBrowserData(funnel: Funnel, toUrl: (image: string) => string) {
  return {
    plan: buildPlan(funnel, toUrl),
    site: {
      ...visibleFields(Site, funnel.site.fields),
      logo: funnel.theme.fields.logo,
      pages: [...funnel.pages.keys()],
    },
  };
}
