import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axeCore from "axe-core";
import { readColorsOnce } from "../../../.storybook/axe-colors.ts";
import { atRest } from "./journey.ts";

// The minified version, because it's sent into every document.
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Fails on anything on screen that isn't accessible, in the light or the dark color scheme. */
export async function isFineForEveryone(page: Page): Promise<void> {
  expect(await barriersOn(page), page.url()).toEqual([]);
}

/** Everything on screen that isn't accessible, in the light or the dark color scheme. */
export async function barriersOn(page: Page): Promise<string[]> {
  // axe can't measure contrast on a background that isn't a plain color. Text on the gradient is
  // checked with the theme.
  await page.evaluate(() => {
    document.body.style.backgroundImage = "none";
  });
  await page.emulateMedia({ colorScheme: "light" });
  await atRest(page);
  const inLight = await runAxe(page, { type: "tag", values: WCAG_22_AA });
  // Dark mode only changes colors.
  await page.emulateMedia({ colorScheme: "dark" });
  await atRest(page);
  return [...inLight, ...(await runAxe(page, { type: "rule", values: ["color-contrast"] }))];
}

/**
 * Runs axe in the page itself, which has no frames, and returns only what the tests report, because
 * the whole report is large.
 */
async function runAxe(page: Page, runOnly: axeCore.RunOnly): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window")))
    await page.evaluate(`${AXE}\n(${readColorsOnce})(window.axe);`);
  const { found, measured } = await page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    // Don't preload style sheets: axe would copy them into a <style>, which the
    // Content-Security-Policy refuses, and only a rule that isn't run here needs them.
    const { violations, passes } = await axe.run(document, {
      runOnly: only,
      resultTypes: ["violations"],
      preload: { assets: ["media"] },
    });
    return {
      found: violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`),
      ),
      measured: passes.map(({ id }) => id),
    };
  }, runOnly);
  return measured.includes("color-contrast") ? found : [...found, "no contrast was measured"];
}
