import type { Page } from "@playwright/test";
import { openEarlierBuild } from "../../support/builds/earlier-build.ts";
import {
  findStep,
  list,
  listValues,
  offer,
  pages,
  site,
  toScreenName,
} from "../../support/funnel.ts";
import {
  arrive,
  button,
  carryOn,
  choose,
  expect,
  isAt,
  readKept,
  test,
} from "../../support/journey.ts";

/** A browser's log when a file is missing. */
const goneNoise =
  /Failed to load resource|Failed to fetch dynamically imported module|Unable to preload CSS|MIME type|error loading dynamically imported module/;

test.use({ expectedNoise: goneNoise });

const [chosen = ""] = listValues(list);
const answered = { [list.answer]: [chosen] };
const beforeSales = findStep("features");

const followLink = (page: Page, to: string) =>
  page.getByRole("contentinfo").locator(`a[href="${to}"]`).click();

/** The chunks that load when they're first shown, with the page before and the page after. */
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
  test(`${gone}… is missing after a deploy: one reload, and it shows`, async ({ page }) => {
    const loaded = await openEarlierBuild(page, { gone });
    await arrive(page, from, { quizState: { ...answered, currentStep: 1 } });
    await go(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(shows, {
      ignoreCase: true,
    });
    expect(loaded.count).toBe(2);
    expect(await readKept(page)).toMatchObject(answered);
  });
}

test("the success page is missing after a deploy: one reload, and it answers", async ({ page }) => {
  const loaded = await openEarlierBuild(page, { gone: "connected-success-page-" });
  await page.goto("/success");
  await expect(page.getByText("Invalid session")).toBeVisible();
  expect(loaded.count).toBe(2);
});

test("a dialog is missing after a deploy: one reload, and it opens", async ({ page }) => {
  const loaded = await openEarlierBuild(page, { gone: "dialog-" });
  await arrive(page, list.route);
  await choose(page, chosen);
  await button(page, site.footer.erase.open).click();
  await expect.poll(() => loaded.count).toBe(2);
  await isAt(page, toScreenName(list));
  expect(await readKept(page)).toMatchObject(answered);
  await button(page, site.footer.erase.open).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a file that stays missing shows the error screen after one reload", async ({ page }) => {
  const loaded = await openEarlierBuild(page, { gone: "login-page-", documents: 9 });
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: site.error.title })).toBeVisible();
  expect(loaded.count).toBe(2);
  await button(page, site.error.button).click();
  await expect.poll(() => loaded.count).toBe(3);
});

test("a cache that keeps serving the earlier page doesn't cause a reload loop", async ({
  page,
}) => {
  const loaded = await openEarlierBuild(page, {
    gone: "login-page-",
    documents: 9,
    earlierDocuments: 9,
  });
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: site.error.title })).toBeVisible();
  expect(loaded.count).toBe(2);
});

test("a browser that can't store anything isn't reloaded automatically, which would lose its answers", async ({
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

test("nothing is reloaded unless there's a newer build", async ({ page }) => {
  const loaded = await openEarlierBuild(page, {
    gone: "login-page-",
    documents: 9,
    earlierDocuments: 0,
  });
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: site.error.title })).toBeVisible();
  expect(loaded.count).toBe(1);
});

test("a cached page with a missing script is reloaded once", async ({ page }) => {
  const loaded = await openEarlierBuild(page, { gone: "index-" });
  await page.goto(list.route);
  // The page shows its screen before it requests the script.
  await expect.poll(() => loaded.count).toBe(2);
  await isAt(page, toScreenName(list));
  expect(loaded.count).toBe(2);
});

test("a script that stays missing doesn't cause a reload loop", async ({ page }) => {
  const loaded = await openEarlierBuild(page, {
    gone: "index-",
    documents: 9,
    earlierDocuments: 9,
  });
  // A document may ask for its script twice: to load it early, and to run it.
  const refusedIn = new Set<number>();
  page.on("response", (response) => {
    if (response.status() === 404 && /\/assets\/index-.+\.js$/.test(response.url()))
      refusedIn.add(loaded.count);
  });
  await page.goto(list.route);
  await expect.poll(() => [...refusedIn]).toEqual([1, 2]);
  await page.waitForLoadState("load");
  expect(loaded.count).toBe(2);
});
