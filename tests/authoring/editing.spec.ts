import type { Page } from "@playwright/test";
import { choose, isAt, kept, option } from "../journeys/journey.ts";
import { expect, test } from "./authoring.ts";
import { holdAnswer } from "./hold-answer.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });

test("an author sees a changed headline at once, and what was answered and half typed stays", async ({
  page,
  funnel,
}) => {
  await page.goto("/email?utm_source=mail");
  await isAt(page, "email");
  await page.getByLabel("Email").fill("half@typ");
  await mark(page);
  await page.evaluate((words) => {
    new MutationObserver(() => {
      if (document.querySelector("h1")?.textContent === words)
        Object.assign(window, { shownAt: Date.now() });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, "Where shall we keep your plan?");

  const written = Date.now();
  funnel.edit(
    "steps/plan.yaml",
    "title: Enter your email to get your Personalized plan",
    "title: Where shall we keep your plan?",
  );
  await expect(title(page)).toHaveText("Where shall we keep your plan?");
  const ms =
    (await page.evaluate(() => (window as unknown as { shownAt: number }).shownAt)) - written;
  process.stdout.write(`  An edit was on screen after ${ms} ms.\n`);
  test.info().annotations.push({ type: "from edit to screen", description: `${ms} ms` });

  await expect(page.getByLabel("Email")).toHaveValue("half@typ");
  await isMarked(page);
  await expect(page).toHaveURL(/\/email\?utm_source=mail$/);
});

test("an author who adds an option sees it beside what was chosen", async ({ page, funnel }) => {
  await page.goto("/goals");
  await choose(page, "fit");
  await mark(page);
  funnel.edit(
    "steps/body.yaml",
    "    fit: {",
    "    sleep-well: { label: Sleep well, icon: moon }\n    fit: {",
  );
  await choose(page, "sleep-well");
  await expect(option(page, "fit")).toHaveAttribute("aria-checked", "true");
  expect(await kept(page)).toMatchObject({ goals: ["fit", "sleep-well"] });
  await isMarked(page);
});

test("an author who moves a step sees its new number", async ({ page, funnel }) => {
  await page.goto("/sleep");
  await expect(page.getByText("5/25", { exact: true })).toBeVisible();
  await mark(page);
  funnel.edit("funnel.yaml", "  - sleep\n  - water-intake\n", "  - water-intake\n  - sleep\n");
  await expect(page.getByText("6/25", { exact: true })).toBeVisible();
  await choose(page, "7-8");
  await isAt(page, "habits");
  await isMarked(page);
});

test("an author who shortens a wait need not reload to feel it", async ({ page, funnel }) => {
  await page.goto("/analyzing");
  await isAt(page, "analyzing");
  await mark(page);
  funnel.edit("funnel.yaml", "counter-tick: 30 ms", "counter-tick: 1 ms");
  await expect(title(page)).toHaveText(/^Based on your food preferences/);
  await isMarked(page);
});

test("an author who removes the step on screen is shown the next one, and nothing crashes", async ({
  page,
  funnel,
}) => {
  await page.goto("/water-intake");
  await choose(page, "2-5");
  await isAt(page, "habits");
  await page.goBack();
  await isAt(page, "water-intake");
  await mark(page);
  const lifestyle = funnel.original("steps/lifestyle.yaml");
  const step = /^water-intake:\n(?: .*\n)+/m.exec(lifestyle)?.[0];
  funnel.edit("funnel.yaml", "  - water-intake\n", "");
  funnel.edit("steps/lifestyle.yaml", step ?? "the step of water", "");
  await isAt(page, "habits");
  await expect(page.locator("vite-error-overlay")).toHaveCount(0);
  await isMarked(page);
  expect(await kept(page)).toMatchObject({ waterIntake: "2-5" });

  await page.goto("/sleep");
  await choose(page, "7-8");
  await isAt(page, "habits");
  await expect(page.getByText("6/24", { exact: true })).toBeVisible();
});

test("an author who saves while the page is loading sees the new words", async ({
  page,
  funnel,
}) => {
  const address = "/@id/__x00__virtual:funnel";
  const loading = await holdAnswer(page, new RegExp(`${address}(\\?|$)`));
  await page.goto("/sleep", { waitUntil: "commit" });
  await loading.isHeld();
  funnel.edit(
    "steps/lifestyle.yaml",
    "How many hours do you usually sleep?",
    "How long do you sleep?",
  );
  await expect
    .poll(async () => (await page.request.get(address)).text(), "the server has told of it")
    .toContain("How long do you sleep?");
  await loading.letGo();
  await expect(title(page)).toHaveText("How long do you sleep?");
});

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { sameWindow: true }));
const isMarked = async (page: Page) =>
  expect(
    await page.evaluate(() => (window as { sameWindow?: boolean }).sameWindow),
    "not reloaded",
  ).toBe(true);

test("a designer who changes the brand's colour sees the page and the clothes in it at once, and again after a reload", async ({
  page,
  funnel,
}) => {
  await page.goto("/");
  await isAt(page, "start");
  const man = page.locator("[data-option=male] img");
  const shown = async () => (await page.request.get((await man.getAttribute("src")) ?? "")).text();
  // a locator, since it also waits while the page is loaded again and has no style yet
  const isBrand = (color: string) => expect(page.locator("html")).toHaveCSS("--brand", color);
  expect(await shown()).not.toContain("#1f4fa3");
  await mark(page);

  funnel.write(
    "theme.yaml",
    funnel.original("theme.yaml").replace(/ brand: "#[0-9a-f]{6}"/, ' brand: "#1f4fa3"'),
  );
  await expect.poll(shown).toContain("#1f4fa3");
  await isBrand("#1f4fa3");
  await isMarked(page);
  await page.reload();
  await isBrand("#1f4fa3");
  await expect.poll(shown).toContain("#1f4fa3");
});
