import { expect, openTab, test } from "../support/member.ts";

/** Runs if a text is treated as HTML, as a script, or as a URL. */
const HIT = "window.hit=1";
const NAME = `<img src=x onerror="${HIT}">Beef`;
const hostile = {
  idMeal: "52874",
  strMeal: NAME,
  strCategory: "Beef",
  strArea: `<script>${HIT}</script>`,
  strTags: "Meat,<b>",
  strMealThumb: `javascript:${HIT}`,
  strSource: `javascript:${HIT}`,
  strYoutube: `javascript:${HIT}`,
  strInstructions: `<script>${HIT}</script>\r\n<a href="javascript:${HIT}">Fry it</a> for 999999999 minutes.\r\n${"long ".repeat(5_000)}`,
  strIngredient1: `<svg onload="${HIT}">Ribeye`,
  strMeasure1: `"><iframe srcdoc="<script>parent.${HIT}</script>">`,
  strIngredient2: { toString: "Salt" },
  strMeasure2: 7,
};
const harmless = {
  ...hostile,
  idMeal: "52875",
  strMeal: "Plain steak",
  strMealThumb: "data:text/html,<script>1</script>",
  strSource: "file:///etc/passwd",
};

test("hostile recipe text is shown, opened, searched for, and added to the list as plain text", async ({
  page,
  member,
}) => {
  expect(member.email).not.toBe("");
  await page.route("**/filter.php*", (route) =>
    route.fulfill({ json: { meals: [hostile, harmless, hostile, null, { idMeal: "../../etc" }] } }),
  );
  await page.route("**/lookup.php*", (route) =>
    route.fulfill({
      json: { meals: [route.request().url().endsWith("52875") ? harmless : hostile] },
    }),
  );
  await page.route("**/search.php*", (route) =>
    route.fulfill({ json: { meals: [hostile, harmless] } }),
  );
  await openTab(page, "Recipes");
  const cards = page.getByRole("tabpanel").getByRole("heading", { level: 3 });
  await expect(cards).toHaveText([NAME, "Plain steak"]);
  await page.getByLabel("Search recipes").fill(NAME);
  await page.getByLabel("Search recipes").press("Enter");
  await expect(cards).toHaveText([NAME, "Plain steak"]);

  await cards.first().getByRole("button").click();
  const dialog = page.getByRole("dialog");
  await expect(
    dialog.getByRole("listitem").filter({ hasText: '<svg onload="window.hit=1">Ribeye' }),
  ).toBeVisible();
  await expect(dialog.getByText("30 min")).toBeVisible();
  await expect(dialog.getByRole("link")).toHaveCount(0);
  await dialog.getByRole("button", { name: /grocery list/i }).click();
  await expect(dialog.getByRole("status").filter({ hasText: "Added 1 ingredient" })).toBeVisible();
  await page.keyboard.press("Escape");
  await openTab(page, "Grocery Lists");
  await expect(
    page.getByRole("checkbox", { name: '<svg onload="window.hit=1">Ribeye' }),
  ).toBeVisible();

  await openTab(page, "Recipes");
  for (const name of [NAME, "Plain steak"])
    await expect(
      page.getByRole("listitem").filter({ hasText: name }).locator("img"),
    ).toHaveAttribute("src", /no-picture/);
  await expect(
    page.locator(
      'iframe, [href^="javascript:"], [src^="javascript:"], [src^="data:text"], [onerror], [onload]',
    ),
  ).toHaveCount(0);
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
});
