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

let latest: { texts: string; outcome: Funnel | Problem[] } | undefined;

/** A folder's funnel as its files stand now. Whoever asks again before any of them changes gets the same one. */
export function compiled(folder: string): Funnel | Problem[] {
  const files = readFunnelFolder(folder);
  const assets = readAssets(folder);
  const texts = JSON.stringify([files, assets.images, assets.otherImages]);
  if (latest?.texts !== texts) latest = { texts, outcome: compileFunnel(files, assets) };
  return latest.outcome;
}

/** What the application imports; `urlOf` says where a picture can be fetched. */
export function contentsOf(funnel: Funnel, urlOf: (image: string) => string) {
  return { plan: planOf(funnel, urlOf), site: { ...funnel.site.fields, logo: funnel.theme.fields.logo, pages: [...funnel.pages.keys()] } };
}
