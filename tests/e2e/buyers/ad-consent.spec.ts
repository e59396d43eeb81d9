import type { Page } from "@playwright/test";
import { inlineScript } from "#tools/build/prerender/inline-script.ts";
import { listBuiltFiles, readBuiltText } from "../support/builds/built-files.ts";
import { offer } from "../support/funnel.ts";
import { button, expect, test } from "../support/journey.ts";

// Other tests send Global Privacy Control.
test.use({ isCounted: true });

const TEXT = "You may tell the ad network that I bought.";

/** The funnel of the build, with a text for the consent. */
const askingFunnel = () =>
  readBuiltText(listBuiltFiles().find((file) => /^funnel-\w+\.json$/.test(file)) ?? "").replace(
    '"price-id":',
    `"ad-consent":${JSON.stringify(TEXT)},"price-id":`,
  );

/** The site as if its offer asked about ads: with the script, and with the text. */
async function askAboutAds(page: Page): Promise<void> {
  const script = await inlineScript("src/quiz/reporting/ads/keep-ad-click.ts", process.cwd());
  const body = askingFunnel();
  await page.addInitScript({ content: script });
  await page.route(/\/funnel-\w+\.json$/, (route) =>
    route.fulfill({ body, contentType: "application/json" }),
  );
}

/**
 * Returns the checkout's fields. The button leads nowhere, because a server limits checkouts.
 */
async function catchCheckout(page: Page): Promise<unknown> {
  await page.route(/\/stripe-checkout$/, (route) => route.fulfill({ json: { url: "/terms" } }));
  const started = page.waitForRequest(/\/stripe-checkout$/);
  await button(page, offer.button.buy).click();
  await expect(page).toHaveURL(/\/terms$/);
  const { priceId, ...rest } = (await started).postDataJSON();
  return rest;
}

test("a visitor who came from an ad is asked, and a yes goes along until it's taken back", async ({
  page,
}) => {
  await askAboutAds(page);
  await page.goto("/?utm_source=x&fbclid=IwAR0-x_y");
  await page.goto("/sales");
  const box = page.getByRole("checkbox", { name: TEXT });
  await expect(box).not.toBeChecked();
  await box.check();
  await page.reload();
  await expect(box).toBeChecked();
  expect(await catchCheckout(page)).toEqual({
    adConsent: TEXT,
    clickKind: "fbclid",
    clickId: "IwAR0-x_y",
  });

  await page.goto("/sales");
  await box.uncheck();
  expect(await catchCheckout(page)).toEqual({ adConsent: "" });
});

test("a visitor who doesn't tick the box sends nothing", async ({ page }) => {
  await askAboutAds(page);
  await page.goto("/?ttclid=E.C.P.1");
  await page.goto("/sales");
  await expect(page.getByRole("checkbox", { name: TEXT })).toBeVisible();
  expect(await catchCheckout(page)).toEqual({});
});

for (const [who, address, refusal] of [
  ["without an ad", "/", {}],
  ["with Do Not Track", "/?gclid=Cj0", { doNotTrack: "1" }],
  ["with Global Privacy Control", "/?gclid=Cj0", { globalPrivacyControl: true }],
] as const) {
  test(`a visitor ${who} isn't asked, and their tab keeps no click`, async ({ page }) => {
    await page.addInitScript((values) => {
      for (const [name, value] of Object.entries(values))
        Object.defineProperty(navigator, name, { value });
    }, refusal);
    await askAboutAds(page);
    await page.goto(address);
    await page.goto("/sales");
    await expect(button(page, offer.button.buy)).toBeEnabled();
    expect(await catchCheckout(page)).toEqual({});
    await page.goto("/sales");
    await expect(page.getByRole("checkbox", { name: TEXT })).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem("adClick"))).toBeNull();
  });
}
