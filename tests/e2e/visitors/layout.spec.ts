import { test as plainTest } from "@playwright/test";
import { APPLICATION, holdBack } from "../support/delay-requests.ts";
import {
  after,
  email,
  entrance,
  findStep,
  firstArms,
  inArms,
  list,
  listValues,
  number,
  offer,
  pages,
  plan,
  showStep,
  site,
  toScreenName,
} from "../support/funnel.ts";
import {
  arrive,
  button,
  carryOn,
  choose,
  expect,
  isAt,
  isHydrated,
  option,
  readKept,
  test,
} from "../support/journey.ts";
import { ageField } from "../support/type-answer.ts";
import { man } from "../support/visitors.ts";

const { erase, links, social } = site.footer;
const [firstPage] = links.filter(({ to }) => pages[to]);
const windowTitle = (title: string) => `${title} · ${site.brand.name}`;
const [gender = "", otherGender = ""] = listValues(entrance);
const answerEntrance = (value: string) => after(entrance, { [entrance.answer]: value });
const sales = findStep("sales");

test("the footer links to real pages and to the social networks", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const { label, to } of links.filter((link) => pages[link.to])) {
    const { title = "", sections = [] } = pages[to] ?? {};
    await footer.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === to);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(windowTitle(title));
    expect(await page.getByRole("main").getByRole("paragraph").count()).toBeGreaterThan(
      sections.length - 1,
    );
  }
  for (const { label } of links.filter(({ to }) => to === "/login"))
    await expect(footer.getByRole("link", { name: label })).toHaveAttribute("href", "/login");
  for (const { label } of social) {
    const link = footer.getByRole("link", { name: label });
    await expect(link).toHaveAttribute("href", /^https:\/\//);
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
});

test("leaving the quiz to read a page and coming back keeps the screen and the answers", async ({
  page,
}) => {
  const chosen = listValues(list).at(-1) ?? "";
  await page.goto(list.route);
  await choose(page, chosen);
  await page.getByRole("link", { name: firstPage?.label ?? "" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    pages[firstPage?.to ?? ""]?.title ?? "",
  );
  await expect(page.locator("[data-step]")).toHaveCount(0);
  await button(page, site.header.back).click();
  await isAt(page, toScreenName(list));
  await expect(option(page, chosen)).toHaveAttribute("aria-checked", "true");
});

test("the logo links to the entrance and keeps the query string", async ({ page }) => {
  await page.goto(`${list.route}?utm_source=mail`);
  await page.getByRole("banner").getByRole("link").click();
  await isAt(page, "start");
  expect(new URL(page.url()).search).toBe("?utm_source=mail");
});

test("the window title differs from screen to screen", async ({ page }) => {
  await page.goto(`/?${inArms(firstArms)}`);
  await expect(page).toHaveTitle(windowTitle(plan.steps[plan.entry]?.title ?? ""));
  for (const step of [list, number]) {
    await page.goto(step.route);
    await expect(page).toHaveTitle(windowTitle(showStep(step.id).title));
  }
  await page.goto(list.route);
  await carryOn(page, list);
  await expect(page).not.toHaveTitle(windowTitle(list.title));
});

test("a page that was scrolled before React came keeps its position", async ({ page }) => {
  const { letGo } = await holdBack(page, APPLICATION);
  await page.goto("/terms", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await letGo();
  await isHydrated(page, "h1");
  // Its own fonts are narrower, so the page may be a little shorter now.
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(before / 2);
});

test("without an admin password, there's no link to the admin panel", async ({ page }) => {
  await page.goto("/");
  await expect(button(page, erase.open)).toBeVisible();
  await expect(button(page, site.admin.open)).toHaveCount(0);
});

test("erasing your answers starts the quiz over and leaves nothing behind", {
  tag: "@core",
}, async ({ page }) => {
  const quizState = man();
  await arrive(page, number.route, { quizState, quizEmail: "ann@example.com" });
  await expect(ageField(page)).toHaveValue(String(quizState[number.answer]));
  await button(page, erase.open).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: erase.cancel }).click();
  expect(await readKept(page)).toEqual({ ...quizState, currentStep: number.number });

  await button(page, erase.open).click();
  await dialog.getByRole("button", { name: erase.confirm, exact: true }).click();
  await isAt(page, "start");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("contentinfo").getByRole("status")).toHaveText(erase.done);
  expect(
    await page.evaluate(() => [
      localStorage.getItem("quizState"),
      localStorage.getItem("quizEmail"),
    ]),
  ).toEqual([null, null]);
  await expect(option(page, gender)).toHaveAttribute("aria-pressed", "false");

  await choose(page, otherGender);
  await isAt(page, answerEntrance(otherGender));
  await expect(page.locator('[aria-checked="true"], [aria-pressed="true"]')).toHaveCount(0);
  expect(await readKept(page)).toEqual({ [entrance.answer]: otherGender, currentStep: 1 });
});

// Not the quiet test: the browser and React both report a script that doesn't load.
plainTest(
  "a screen that can't be drawn shows an error, and can be loaded again",
  async ({ page }) => {
    await page.route("**/sales-step-*.js", (route) => route.abort());
    await page.goto(`${sales.route}?utm_source=mail`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.error.title);
    await expect(page.getByText(site.error.text, { exact: true })).toBeVisible();
    await page.unroute("**/sales-step-*.js");
    await button(page, site.error.button).click();
    await isAt(page, toScreenName(sales));
    await expect(page).toHaveURL(({ search }) => search === "?utm_source=mail");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(offer.name);
  },
);

for (const path of ["/", email.route, findStep("features").route, sales.route]) {
  test(`on a slow network, nothing on ${path} jumps far when a picture loads`, async ({ page }) => {
    const { letGo } = await holdBack(page, "**/*.svg");
    // Text wraps in other places once its font is there. Fonts never come here.
    await holdBack(page, "**/*.woff2");
    // The page's load event waits for its pictures.
    await page.goto(path, { waitUntil: "commit" });
    // The last part of the screen: anything that loads late above it moves it.
    const footer = page.getByRole("contentinfo");
    await expect(footer).toBeVisible();
    const drawn = page.getByRole("main").locator('img:not([src^="data:"])').first();
    await expect(drawn).toHaveJSProperty("complete", false);
    const before = await footer.boundingBox();
    await letGo();
    await expect(drawn).toHaveJSProperty("complete", true);
    const after = await footer.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(40);
  });
}
