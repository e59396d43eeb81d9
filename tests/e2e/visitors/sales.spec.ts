import type { Page, Route } from "@playwright/test";
import { listBuiltFiles } from "../support/builds/built-files.ts";
import { findStep, offer, plan, toScreenName } from "../support/funnel.ts";
import { alert, button, expect, isAt, test } from "../support/journey.ts";

const CHECKOUT = "**/functions/v1/stripe-checkout";
const PAYMENT_PAGE = "https://pay.example/session";
const FALLBACK = offer.button.failed;
const SALES = findStep("sales").route;
const DEADLINE = plan.timings["checkout-deadline"] ?? 0;

// The browser itself reports a response of 400 or more, or no response.
test.use({ expectedNoise: /^Failed to load resource: / });

test("the sales page shows what is sold, the price, and the guarantee", async ({ page }) => {
  await page.goto(SALES);
  const main = page.getByRole("main");
  for (const text of [
    offer.name,
    offer.price,
    offer.guarantee.title,
    ...offer.included.items.map((item) => item.text),
  ]) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  const included = main.getByRole("list").filter({ hasText: offer.included.items[0]?.text ?? "" });
  await expect(included.getByRole("listitem")).toHaveCount(offer.included.items.length);
});

test("the page sells although everything that only counts or asks for consent is blocked", async ({
  page,
}) => {
  const onlyCounts = /\/assets\/(ad-consent|report-milestone|vitals-so-far|recorder)-/;
  expect(
    listBuiltFiles().filter((file) => onlyCounts.test(`/assets/${file}`)).length,
  ).toBeGreaterThan(3);
  await page.route(onlyCounts, (route) => route.abort("blockedbyclient"));
  await page.route(CHECKOUT, (route) => route.fulfill({ json: { url: PAYMENT_PAGE, claim: "c" } }));
  await page.route(PAYMENT_PAGE, (route) => route.fulfill({ body: "" }));
  await page.goto(`${SALES}?fbclid=click`);
  await button(page, offer.button.buy).click();
  await expect(page).toHaveURL(PAYMENT_PAGE);
});

test("a question of the FAQ opens to show its answer", async ({ page }) => {
  await page.goto(SALES);
  const entry = offer.faq.entries.at(-1);
  const answer = page.getByText(entry?.answer ?? "");
  await expect(answer).toBeHidden();
  await page.getByText(entry?.question ?? "").click();
  await expect(answer).toBeVisible();
});

for (const [what, fail, message] of [
  [
    "gives its reason",
    (route: Route) => route.fulfill({ status: 500, json: { error: "This plan is sold out." } }),
    "This plan is sold out.",
  ],
  [
    "gives no reason",
    (route: Route) => route.fulfill({ status: 500, body: "Internal Server Error" }),
    FALLBACK,
  ],
  [
    "answers 404 with a page",
    (route: Route) =>
      route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Not found</h1>" }),
    FALLBACK,
  ],
  ["names no payment page", (route: Route) => route.fulfill({ json: {} }), FALLBACK],
  [
    "names a script as the payment page",
    (route: Route) => route.fulfill({ json: { url: "javascript:alert(1)" } }),
    FALLBACK,
  ],
  ["cannot be reached", (route: Route) => route.abort(), FALLBACK],
] as const) {
  test(`when the checkout ${what}, the buyer sees why and can try again`, async ({ page }) => {
    await page.route(CHECKOUT, fail, { times: 1 });
    await page.goto(SALES);
    await button(page, offer.button.buy).click();
    await expect(alert(page)).toHaveText(message);
    await standsAbove(page);

    await sellsAt(page);
    await button(page, offer.button.buy).click();
    await expect(page).toHaveURL(PAYMENT_PAGE);
  });
}

test("a checkout that never answers is given up after the deadline", async ({ page }) => {
  await page.clock.install();
  await page.route(CHECKOUT, () => {});
  await page.goto(SALES);
  await isAt(page, toScreenName(findStep("sales")));
  await button(page, offer.button.buy).click();
  const busy = button(page, offer.button.processing);
  await expect(busy).toBeDisabled();
  await page.clock.runFor(DEADLINE - 1_000);
  await expect(busy).toBeDisabled();
  await page.clock.runFor(1_000);
  await expect(alert(page)).toHaveText(FALLBACK);
  await expect(button(page, offer.button.buy)).toBeEnabled();
});

test("a double click buys once, and the earlier message disappears during the retry", {
  tag: "@core",
}, async ({ page }) => {
  const calls: Route[] = [];
  await page.route(CHECKOUT, (route) => void calls.push(route));
  await page.goto(SALES);
  await button(page, offer.button.buy).dblclick();
  await expect(button(page, offer.button.processing)).toBeDisabled();
  await expect
    .poll(() => calls.length, "the request is sent once the code of the checkout has loaded")
    .toBe(1);
  await calls[0]?.fulfill({ status: 503, json: { error: "Try again later." } });
  await expect(alert(page)).toHaveText("Try again later.");
  expect(calls).toHaveLength(1);

  await button(page, offer.button.buy).click();
  await expect(button(page, offer.button.processing)).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
});

test("the button works when you come back from the payment page", async ({ page }) => {
  await page.route("https://pay.example/**", (route) => route.fulfill({ status: 204 }));
  await sellsAt(page, false);
  await page.goto(SALES);
  await button(page, offer.button.buy).click();
  await expect(button(page, offer.button.processing)).toBeDisabled();
  // The browser fires this event when it restores a page from its back/forward cache.
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await expect(button(page, offer.button.buy)).toBeEnabled();
  await expect(alert(page)).toHaveCount(0);
});

async function sellsAt(page: Page, opens = true): Promise<void> {
  await page.route(CHECKOUT, (route) =>
    route.fulfill({ json: { url: PAYMENT_PAGE, claim: "secret" } }),
  );
  if (opens)
    await page.route("https://pay.example/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Pay</title>" }),
    );
}

async function standsAbove(page: Page): Promise<void> {
  await expect(button(page, offer.button.buy)).toBeEnabled();
  const message = await alert(page).boundingBox();
  const buy = await button(page, offer.button.buy).boundingBox();
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(buy?.y ?? 0);
}
