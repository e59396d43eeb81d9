import { test as plainTest } from "@playwright/test";
import { holdBack } from "./hold-back.ts";
import { arrive, button, carryOn, choose, expect, isAt, kept, option, test } from "./journey.ts";
import { man } from "./visitors.ts";

test("the footer leads to real pages and to the social networks", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const [label, path] of [
    ["Help", "/help"],
    ["Contact", "/contact"],
    ["Terms", "/terms"],
    ["Privacy", "/privacy"],
  ] as const) {
    await footer.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(label);
    await expect(page).toHaveTitle(`${label} · Carnivore Plan`);
    expect(await page.getByRole("main").getByRole("paragraph").count()).toBeGreaterThan(5);
  }
  await expect(footer.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
  for (const name of ["Instagram", "Facebook", "YouTube"]) {
    const link = footer.getByRole("link", { name });
    await expect(link).toHaveAttribute("href", /^https:\/\//);
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
});

test("whoever reads a page beside the quiz comes back to the same screen with the same answers", async ({ page }) => {
  await page.goto("/goals");
  await choose(page, "gut");
  await page.getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy");
  await expect(page.locator("[data-step]")).toHaveCount(0);
  await button(page, "Back").click();
  await isAt(page, "goals");
  await expect(option(page, "gut")).toHaveAttribute("aria-checked", "true");
});

test("the logo leads to the entrance and takes the query string along", async ({ page }) => {
  await page.goto("/sleep?utm_source=mail");
  await page.getByRole("banner").getByRole("link").click();
  await isAt(page, "start");
  expect(new URL(page.url()).search).toBe("?utm_source=mail");
});

test("the window's title tells screens apart", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Personalized Carnivore Diet Plan · Carnivore Plan");
  await choose(page, "male");
  await expect(page).toHaveTitle("What are your main goals? · Carnivore Plan");
  await isAt(page, "goals");
  await carryOn(page);
  await expect(page).toHaveTitle("Choose your current body type: · Carnivore Plan");
});

test("where no admin password is set, there is no way to the admin panel", async ({ page }) => {
  await page.goto("/");
  await expect(button(page, "Erase my answers")).toBeVisible();
  await expect(button(page, "Admin")).toHaveCount(0);
});

test("whoever erases their answers starts over, and nothing is left of them", async ({ page }) => {
  await arrive(page, "/age", { quizState: man, quizEmail: "ann@example.com" });
  await expect(page.getByLabel("Age")).toHaveValue(String(man.age));
  await button(page, "Erase my answers").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Keep them" }).click();
  expect(await kept(page)).toEqual(man);

  await button(page, "Erase my answers").click();
  await dialog.getByRole("button", { name: "Erase", exact: true }).click();
  await isAt(page, "start");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("contentinfo").getByRole("status")).toHaveText("Your answers are erased.");
  expect(await page.evaluate(() => [localStorage.getItem("quizState"), localStorage.getItem("quizEmail")])).toEqual([null, null]);
  await expect(option(page, "male")).toHaveAttribute("aria-pressed", "false");

  await choose(page, "female");
  await isAt(page, "goals");
  await expect(page.locator('[aria-checked="true"]')).toHaveCount(0);
  expect(await kept(page)).toEqual({ gender: "female", currentStep: 1 });
});

// not the quiet test: a script that does not come is reported by the browser and by React
plainTest("whoever meets a screen that cannot be drawn is told so, and Refresh Page brings it back", async ({ page }) => {
  await page.route("**/sales-step-*.js", (route) => route.abort());
  await page.goto("/sales?utm_source=mail");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(page.getByText("We're sorry for the inconvenience. Please try refreshing the page.", { exact: true })).toBeVisible();
  await page.unroute("**/sales-step-*.js");
  await button(page, "Refresh Page").click();
  await isAt(page, "sales");
  await expect(page).toHaveURL(/\/sales\?utm_source=mail$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Ultimate Carnivore Diet Plan");
});

for (const path of ["/", "/email", "/plan-details", "/sales"]) {
  test(`on a slow network nothing jumps far on ${path} when a picture comes`, async ({ page }) => {
    const { letGo } = await holdBack(page, "**/*.svg");
    // the page counts as loaded once its pictures are
    await page.goto(path, { waitUntil: "commit" });
    // the last part of the screen: all that comes late above it moves it
    const footer = page.getByRole("contentinfo");
    await expect(footer).toBeVisible();
    const drawn = page.getByRole("main").locator("img").first();
    await expect(drawn).toHaveJSProperty("complete", false);
    const before = await footer.boundingBox();
    await letGo();
    await expect(drawn).toHaveJSProperty("complete", true);
    const after = await footer.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(40);
  });
}
