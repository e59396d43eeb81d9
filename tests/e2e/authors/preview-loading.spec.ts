import type { Page } from "@playwright/test";
import { expect, test } from "./authoring.ts";
import { holdAnswer } from "./hold-answer.ts";
import { headline, onMap, open, phone, sheet } from "./preview-page.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const FUNNEL = /\/@id\/__x00__virtual:funnel(\?|$)/;
const THEME = "/@id/__x00__virtual:theme.css";
const DATA = /\/__funnel\/data$/;
const LIFESTYLE = "steps/lifestyle.yaml";
const [BEFORE, AFTER] = ["How many hours do you usually sleep?", "How long do you sleep?"];
const MISTAKE = ["type: multi-choice", "type: multichoice"] as const;

const sleepOnMap = (page: Page) => onMap(page, "sleep").getByText(AFTER, { exact: true });
/** Waits until the page has handled everything that arrived before. */
const roundTrip = (page: Page) =>
  page.evaluate(() => fetch("/__funnel/data").then((response) => response.text()));

test("saving while the phone is loading shows the new text in it", async ({ page, funnel }) => {
  const loading = await holdAnswer(page, FUNNEL);
  await page.goto("/__funnel?step=sleep");
  await loading.isHeld();
  funnel.edit(LIFESTYLE, BEFORE, AFTER);
  await expect(sleepOnMap(page)).toBeVisible();
  await loading.letGo();
  await expect(headline(page)).toHaveText(AFTER);
});

test("saving while all screens are loading shows the new text on them", async ({
  page,
  funnel,
}) => {
  await open(page, "?step=sleep");
  const loading = await holdAnswer(page, FUNNEL);
  await page.getByRole("radio", { name: "All screens" }).check();
  await loading.isHeld();
  funnel.edit(LIFESTYLE, BEFORE, AFTER);
  await expect(headline(page)).toHaveText(AFTER);
  await loading.letGo();
  const sleep = sheet(page).locator('[data-place="sleep"]');
  // The screens are drawn again with the answer; hovering scrolls to the new one.
  await sleep.hover();
  await expect(sleep.frameLocator("iframe").locator("[data-step] h1")).toHaveText(AFTER);
});

test("a map requested before an edit doesn't replace the map requested after it", async ({
  page,
  funnel,
}) => {
  const asked = await holdAnswer(page, DATA);
  await page.goto("/__funnel?step=sleep");
  await asked.isHeld();
  funnel.edit(LIFESTYLE, BEFORE, AFTER);
  await expect(sleepOnMap(page)).toBeVisible();
  await asked.letGo();
  await roundTrip(page);
  await expect(sleepOnMap(page)).toBeVisible();
});

test("an error saved or fixed while the page is loading shows in the list as it is now", async ({
  page,
  funnel,
}) => {
  const asked = await holdAnswer(page, DATA);
  await page.goto("/__funnel?step=sleep");
  await asked.isHeld();
  funnel.edit(LIFESTYLE, ...MISTAKE);
  await expect(page.getByRole("status")).toHaveText("1 error");
  await asked.letGo();
  await roundTrip(page);
  await expect(page.getByRole("status")).toHaveText("1 error");

  const askedAgain = await holdAnswer(page, DATA);
  await page.reload();
  await askedAgain.isHeld();
  funnel.mend(LIFESTYLE);
  await expect(page.getByRole("status")).toHaveText("No problems: every path was checked.");
  await askedAgain.letGo();
  await roundTrip(page);
  await expect(page.getByRole("status")).toHaveText("No problems: every path was checked.");
});

test("a phone that loads while there's an error shows the last valid screens, and the new text after the fix", async ({
  page,
  funnel,
}) => {
  await open(page, "?step=sleep");
  const loading = await holdAnswer(page, FUNNEL);
  await page.reload();
  await loading.isHeld();
  funnel.edit(LIFESTYLE, ...MISTAKE);
  await expect(page.getByRole("status")).toHaveText("1 error");
  await loading.letGo();
  await expect(headline(page)).toHaveText(BEFORE);
  await expect(phone(page).locator("vite-error-overlay")).toHaveCount(0);
  funnel.edit(LIFESTYLE, BEFORE, AFTER);
  await expect(headline(page)).toHaveText(AFTER);
});

test("a color saved while the page is loading shows", async ({ page, funnel }) => {
  const loading = await holdAnswer(page, new RegExp(`${THEME}(\\?|$)`));
  await page.goto("/__funnel", { waitUntil: "commit" });
  await loading.isHeld();
  funnel.write(
    "theme.yaml",
    funnel.original("theme.yaml").replace(/ brand: "#[0-9a-f]{6}"/, ' brand: "#1f4fa3"'),
  );
  await expect
    .poll(async () => (await page.request.get(THEME)).text(), "the server reports the change")
    .toContain("#1f4fa3");
  await loading.letGo();
  await expect(page.getByRole("status")).toHaveText("No problems: every path was checked.");
  await expect(page.locator("html")).toHaveCSS("--brand", "#1f4fa3");
});
