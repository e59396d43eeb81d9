import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import axeCore, { type RunOnly } from "axe-core";
import { readColoursOnce } from "../../.storybook/axe-colours.ts";
import { atRest } from "./journey.ts";

const AXE = `${axeCore.source}\n(${readColoursOnce})(window.axe);`;
/** The page has not been left since. */
const ALREADY_THERE = "window.axe;";
const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Fails on anything that keeps people from using what is on screen, in light colours or in dark. */
export async function isFineForEveryone(page: Page): Promise<void> {
  // axe measures no contrast where the ground is no plain colour; those on the gradient are checked with the theme
  await page.evaluate(() => {
    document.body.style.backgroundImage = "none";
  });
  await page.emulateMedia({ colorScheme: "light" });
  await atRest(page);
  await hasNoBarrier(page, axe(page, AXE), { type: "tag", values: WCAG_22_AA });
  // in the dark nothing but the colours is another
  await page.emulateMedia({ colorScheme: "dark" });
  await atRest(page);
  await hasNoBarrier(page, axe(page, ALREADY_THERE), { type: "rule", values: ["color-contrast"] });
}

/** In the page itself: our pages have no frames, and a second page for each look would take most of the time. */
const axe = (page: Page, axeSource: string) =>
  new AxeBuilder({ page, axeSource }).setLegacyMode(true);

async function hasNoBarrier(page: Page, look: AxeBuilder, runOnly: RunOnly): Promise<void> {
  // not the style sheets: axe would copy them into a <style>, which the Content-Security-Policy refuses, for a rule that isn't asked for here
  const { violations, passes } = await look
    .options({ runOnly, resultTypes: ["violations"], preload: { assets: ["media"] } })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`),
  );
  expect(found, page.url()).toEqual([]);
  expect(
    passes.map(({ id }) => id),
    "contrasts were measured",
  ).toContain("color-contrast");
}
