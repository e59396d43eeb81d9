import type { Page } from "@playwright/test";
import { openEarlierBuild } from "./earlier-build.ts";
import { list, offer, pages, screenOf, site, stepOf, valuesOf } from "./funnel.ts";
import { arrive, button, carryOn, choose, expect, isAt, kept, test } from "./journey.ts";

/** What a browser says about a file that's gone. */
const goneNoise =
  /Failed to load resource|Failed to fetch dynamically imported module|Unable to preload CSS|MIME type|error loading dynamically imported module/;

test.use({ expectedNoise: goneNoise });

const [chosen = ""] = valuesOf(list);
const answered = { [list.answer]: [chosen] };
const beforeSales = stepOf("features");

const followLink = (page: Page, to: string) =>
  page.getByRole("contentinfo").locator(`a[href="${to}"]`).click();

/** The parts that are fetched when they're first shown, from where to where. */
const parts = [
  {
    gone: "sales-step-",
    from: beforeSales.route,
    go: (page: Page) => carryOn(page, beforeSales),
    shows: offer.name,
  },
  {
    gone: "login-page-",
    from: list.route,
    go: (page: Page) => followLink(page, "/login"),
    shows: "Welcome back",
  },
  {
    gone: "page-screen-",
    from: list.route,
    go: (page: Page) => followLink(page, "/help"),
    shows: pages["/help"]?.title ?? "",
  },
];

for (const { gone, from, go, shows } of parts) {
  test(`${gone}… is gone after a deploy: one reload, and it shows`, async ({ page }) => {
    const loaded = await openEarlierBuild(page, { gone });
    await arrive(page, from, { quizState: { ...answered, currentStep: 1 } });
    await go(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(shows, {
      ignoreCase: true,
    });
    expect(loaded.count).toBe(2);
    expect(await kept(page)).toMatchObject(answered);
  });
}

test("the success page is gone after a deploy: one reload, and it answers", async ({ page }) => {
  const loaded = await openEarlierBuild(page, { gone: "success-page-" });
  await page.goto("/success");
  await expect(page.getByText("Invalid session")).toBeVisible();
  expect(loaded.count).toBe(2);
});

test("a dialog is gone after a deploy: one reload, and it opens", async ({ page }) => {
  const loaded = await openEarlierBuild(page, { gone: "dialog-" });
  await arrive(page, list.route);
  await choose(page, chosen);
  await button(page, site.footer.erase.open).click();
  await expect.poll(() => loaded.count).toBe(2);
  await isAt(page, screenOf(list));
  expect(await kept(page)).toMatchObject(answered);
  await button(page, site.footer.erase.open).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("what stays gone ends on the error screen after one reload", async ({ page }) => {
  const loaded = await openEarlierBuild(page, { gone: "login-page-", documents: 9 });
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: site.error.title })).toBeVisible();
  expect(loaded.count).toBe(2);
  await button(page, site.error.button).click();
  await expect.poll(() => loaded.count).toBe(3);
});

test("a cache that keeps handing out the earlier page makes no loop", async ({ page }) => {
  const loaded = await openEarlierBuild(page, {
    gone: "login-page-",
    documents: 9,
    earlierDocuments: 9,
  });
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: site.error.title })).toBeVisible();
  expect(loaded.count).toBe(2);
});

test("a browser that keeps nothing isn't reloaded by itself: its answers would be lost", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { get: () => undefined });
  });
  const loaded = await openEarlierBuild(page, { gone: "login-page-", documents: 9 });
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: site.error.title })).toBeVisible();
  await expect(button(page, site.error.button)).toBeVisible();
  expect(loaded.count).toBe(1);
});

test("without a newer build nothing is reloaded", async ({ page }) => {
  const loaded = await openEarlierBuild(page, {
    gone: "login-page-",
    documents: 9,
    earlierDocuments: 0,
  });
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: site.error.title })).toBeVisible();
  expect(loaded.count).toBe(1);
});

test("a page from a cache, whose script is gone, is reloaded once", async ({ page }) => {
  const loaded = await openEarlierBuild(page, { gone: "index-" });
  await page.goto(list.route);
  await isAt(page, screenOf(list));
  expect(loaded.count).toBe(2);
});

test("a script that stays gone makes no loop", async ({ page }) => {
  const loaded = await openEarlierBuild(page, {
    gone: "index-",
    documents: 9,
    earlierDocuments: 9,
  });
  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.status() === 404 && /\/assets\/index-.+\.js$/.test(response.url()))
      refused.push(response.url());
  });
  await page.goto(list.route);
  await expect.poll(() => refused.length).toBe(2);
  await page.waitForLoadState("load");
  expect(loaded.count).toBe(2);
});
