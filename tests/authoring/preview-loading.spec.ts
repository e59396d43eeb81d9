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
/** Until the page has done with whatever came before. */
const roundTrip = (page: Page) =>
  page.evaluate(() => fetch("/__funnel/data").then((response) => response.text()));

test("a marketer who saves while the phone is loading sees the new words in it", async ({
  page,
  funnel,
}) => {
  const loading = await holdAnswer(page, FUNNEL);
  await page.goto("/__funnel?step=sleep");
  await loading.isHeld();
  funnel.edit(LIFESTYLE, BEFORE, AFTER);
  await expect(sleepOnMap(page)).toBeVisible();
  await loading.letGo();
  await expect(headline(page)).toHaveText(AFTER);
});

test("a marketer who saves while all screens are loading sees the new words on them", async ({
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
  await sleep.scrollIntoViewIfNeeded();
  await expect(
    sleep.frameLocator("iframe").getByRole("heading", { level: 1, includeHidden: true }),
  ).toHaveText(AFTER);
});

test("a map that was asked for before the edit does not take the place of the one after it", async ({
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

test("a mistake that is saved, or mended, while the page is loading stands in the list as it is by now", async ({
  page,
  funnel,
}) => {
  const asked = await holdAnswer(page, DATA);
  await page.goto("/__funnel?step=sleep");
  await asked.isHeld();
  funnel.edit(LIFESTYLE, ...MISTAKE);
  await expect(page.getByRole("status")).toHaveText("1 mistake");
  await asked.letGo();
  await roundTrip(page);
  await expect(page.getByRole("status")).toHaveText("1 mistake");

  const askedAgain = await holdAnswer(page, DATA);
  await page.reload();
  await askedAgain.isHeld();
  funnel.mend(LIFESTYLE);
  await expect(page.getByRole("status")).toHaveText("No problems: every path was checked.");
  await askedAgain.letGo();
  await roundTrip(page);
  await expect(page.getByRole("status")).toHaveText("No problems: every path was checked.");
});

test("a phone that loads while there is a mistake shows the last sound screens, and the new words once it is mended", async ({
  page,
  funnel,
}) => {
  await open(page, "?step=sleep");
  const loading = await holdAnswer(page, FUNNEL);
  await page.reload();
  await loading.isHeld();
  funnel.edit(LIFESTYLE, ...MISTAKE);
  await expect(page.getByRole("status")).toHaveText("1 mistake");
  await loading.letGo();
  await expect(headline(page)).toHaveText(BEFORE);
  await expect(phone(page).locator("vite-error-overlay")).toHaveCount(0);
  funnel.edit(LIFESTYLE, BEFORE, AFTER);
  await expect(headline(page)).toHaveText(AFTER);
});

test("a designer who saves a colour while the page is loading sees it", async ({
  page,
  funnel,
}) => {
  const loading = await holdAnswer(page, new RegExp(`${THEME}(\\?|$)`));
  await page.goto("/__funnel", { waitUntil: "commit" });
  await loading.isHeld();
  funnel.write(
    "theme.yaml",
    funnel.original("theme.yaml").replace(/ brand: "#[0-9a-f]{6}"/, ' brand: "#1f4fa3"'),
  );
  await expect
    .poll(async () => (await page.request.get(THEME)).text(), "the server has told of it")
    .toContain("#1f4fa3");
  await loading.letGo();
  await expect(page.getByRole("status")).toHaveText("No problems: every path was checked.");
  await expect(page.locator("html")).toHaveCSS("--brand", "#1f4fa3");
});
