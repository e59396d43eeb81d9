import type { Page, Route } from "@playwright/test";
import { button, expect, networkNoise, openTab, test } from "../support/member.ts";

const DATABASE = "**/api/json/v1/**";
const FAILED = "Failed to load recipes. Please try again later.";
const NONE_FOUND = "No recipes found. Please try a different search.";
const NONE_AT_ALL = "No recipes found. Try adjusting your search criteria.";

const cards = (page: Page) => page.getByRole("tabpanel").getByRole("heading", { level: 3 });
const failure = (page: Page) =>
  page.getByRole("tabpanel").getByRole("alert").filter({ hasText: /\S/ });

async function search(page: Page, term: string): Promise<void> {
  await page.getByLabel("Search recipes").fill(term);
  await page.getByLabel("Search recipes").press("Enter");
}

const json = (body: string) => (route: Route) =>
  route.fulfill({ contentType: "application/json", body });

/** Unusable answers. */
const useless: Record<string, (route: Route) => Promise<void>> = {
  "an error of the server": (route) => route.fulfill({ status: 500, body: "down" }),
  "too many questions": (route) => route.fulfill({ status: 429, json: { message: "slow down" } }),
  "a page": (route) =>
    route.fulfill({ contentType: "text/html", body: "<script>window.hit = 1</script>" }),
  "no answer at all": (route) => route.abort(),
  "five megabytes": json(
    JSON.stringify({
      meals: [{ idMeal: "1", strMeal: "x".repeat(5_000_000), strCategory: "Beef" }],
    }),
  ),
  "half an answer": json('{"meals":[{"idMeal"'),
  nothing: json(""),
  null: json("null"),
  "a list": json("[]"),
  "a number of meals": json('{"meals":7}'),
};

/** Valid answers with no meals, or with invalid records. */
const empty = [
  '{"meals":null}',
  '{"meals":"Invalid ID"}',
  '{"meals":[]}',
  '{"meals":[null,7,"Beef",[],{},{"idMeal":{},"strMeal":[]}]}',
];

test.use({ expectedNoise: networkNoise });

test("an unusable answer of the meal database shows an error, other tabs work, and a retry recovers", async ({
  page,
  member,
}) => {
  expect(member.email).not.toBe("");
  let answer = useless["an error of the server"] ?? (() => Promise.resolve());
  await page.route(DATABASE, (route) => answer(route));
  await openTab(page, "Recipes");
  await expect(failure(page)).toHaveText(FAILED);
  for (const [what, one] of Object.entries(useless)) {
    answer = one;
    await search(page, what);
    await expect(failure(page), what).toHaveText(FAILED);
    await expect(cards(page)).toHaveCount(0);
  }
  await openTab(page, "Workouts");
  await expect(page.locator("[data-day]")).toHaveCount(7);
  await openTab(page, "Recipes");
  await page.unroute(DATABASE);
  await search(page, "lamb");
  await expect(cards(page).first()).toBeVisible();
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
});

test("an answer without meals shows the empty state of a search or of all recipes", async ({
  page,
  member,
}) => {
  expect(member.email).not.toBe("");
  let body = "";
  await page.route(DATABASE, (route) => json(body)(route));
  for (const [at, text] of empty.entries()) {
    body = text;
    await page.goto("/profile?tab=recipes");
    await search(page, "");
    await expect(page.getByText(NONE_AT_ALL), text).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
    await search(page, `nothing ${at}`);
    await expect(failure(page), text).toHaveText(NONE_FOUND);
  }
});

test("a database that never answers times out after eight seconds, and can be retried", async ({
  page,
  member,
}) => {
  expect(member.email).not.toBe("");
  await page.clock.install();
  await page.route(DATABASE, () => {});
  await openTab(page, "Recipes");
  await expect(page.getByRole("heading", { name: "Recipes", exact: true })).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  await page.clock.runFor(8_000);
  await expect(failure(page)).toHaveText(FAILED);
  await page.unroute(DATABASE);
  await button(page, "Try again").click();
  await expect(cards(page)).toHaveCount(9);
});

test("each search starts at its first page, even if repeated, and so does clearing it", async ({
  page,
  member,
}) => {
  expect(member.email).not.toBe("");
  await openTab(page, "Recipes");
  await expect(cards(page)).toHaveCount(9);
  await button(page, "Load More Recipes").click();
  await expect(cards(page)).toHaveCount(18);
  await search(page, "ribeye");
  await expect(cards(page).first()).toContainText(/ribeye/i);
  await button(page, "Clear the search").click();
  await expect(cards(page)).toHaveCount(9);
  await expect(page.getByLabel("Search recipes")).toBeFocused();

  await button(page, "Load More Recipes").click();
  await expect(cards(page)).toHaveCount(18);
  await search(page, "ribeye");
  await expect(cards(page).first()).toContainText(/ribeye/i);
  await search(page, "");
  await expect(cards(page)).toHaveCount(9);
});

test("a failed page keeps the recipes already shown, and loads on a retry", async ({
  page,
  member,
}) => {
  expect(member.email).not.toBe("");
  await openTab(page, "Recipes");
  await expect(cards(page)).toHaveCount(9);
  const first = await cards(page).allInnerTexts();
  await page.route("**/lookup.php*", (route) => route.fulfill({ status: 500 }));
  await button(page, "Load More Recipes").click();
  await expect(failure(page)).toHaveText(FAILED);
  expect(await cards(page).allInnerTexts()).toEqual(first);
  await page.unroute("**/lookup.php*");
  await button(page, "Try again").click();
  await expect(cards(page)).toHaveCount(18);
  expect((await cards(page).allInnerTexts()).slice(0, 9)).toEqual(first);
});

test("a single failed recipe is left out, and loads on a retry", async ({ page, member }) => {
  expect(member.email).not.toBe("");
  let refusals = 0;
  await page.route("**/lookup.php*", (route) =>
    refusals++ < 2 ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await openTab(page, "Recipes");
  await expect(cards(page)).toHaveCount(7);
  await expect(page.getByText("Some recipes couldn't be loaded.")).toBeVisible();
  await button(page, "Try again").click();
  await expect(cards(page)).toHaveCount(9);
  await expect(page.getByText("Some recipes couldn't be loaded.")).toHaveCount(0);
});

test("a picture that fails to load is replaced by a placeholder", async ({ page, member }) => {
  expect(member.email).not.toBe("");
  let pictures = 0;
  const broken = [
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({ status: 404 }),
    (route: Route) => route.fulfill({ body: "<h1>no</h1>" }),
  ];
  await page.route("**/images/media/meals/**", (route) =>
    broken[pictures++ % broken.length]?.(route),
  );
  await openTab(page, "Recipes");
  await expect(cards(page)).toHaveCount(9);
  const ofDatabase = page.getByRole("tabpanel").locator("img:not([data-cookbook] img)");
  for (const picture of await ofDatabase.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute("src", /no-picture/);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
  }
  expect(pictures).toBeGreaterThan(2);
});
