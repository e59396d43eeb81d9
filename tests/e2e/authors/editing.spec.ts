import type { Page } from "@playwright/test";
import { choose, isAt, option, readKept } from "../support/journey.ts";
import { expect, isMarked, test } from "./authoring.ts";
import { holdAnswer } from "./hold-answer.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });

test("a changed headline shows at once, and answers and half-typed text stay", {
  tag: "@core",
}, async ({ page, funnel, mark }) => {
  await page.goto("/email?utm_source=mail");
  await isAt(page, "email");
  await page.getByLabel("Email").fill("half@typ");
  await mark();
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

test("an added option appears next to the chosen one", async ({ page, funnel, mark }) => {
  await page.goto("/goals");
  await choose(page, "fit");
  await mark();
  funnel.edit(
    "steps/body.yaml",
    "    fit: {",
    "    sleep-well: { label: Sleep well, icon: moon }\n    fit: {",
  );
  await choose(page, "sleep-well");
  await expect(option(page, "fit")).toHaveAttribute("aria-checked", "true");
  expect(await readKept(page)).toMatchObject({ goals: ["fit", "sleep-well"] });
  await isMarked(page);
});

test("a moved step shows its new number", async ({ page, funnel, mark }) => {
  await page.goto("/sleep");
  await expect(page.getByText("5/25", { exact: true })).toBeVisible();
  await mark();
  funnel.edit("funnel.yaml", "  - sleep\n  - water-intake\n", "  - water-intake\n  - sleep\n");
  await expect(page.getByText("6/25", { exact: true })).toBeVisible();
  await choose(page, "7-8");
  await isAt(page, "habits");
  await isMarked(page);
});

test("a shortened wait takes effect without a reload", async ({ page, funnel, mark }) => {
  await page.goto("/analyzing");
  await isAt(page, "analyzing");
  await mark();
  funnel.edit("funnel.yaml", "counter-tick: 30 ms", "counter-tick: 1 ms");
  await expect(title(page)).toHaveText(/^Based on your food preferences/);
  await isMarked(page);
});

test("removing the step on screen shows the next one, and nothing crashes", async ({
  page,
  funnel,
  mark,
}) => {
  await page.goto("/water-intake");
  await choose(page, "2-5");
  await isAt(page, "habits");
  await page.goBack();
  await isAt(page, "water-intake");
  await mark();
  const lifestyle = funnel.original("steps/lifestyle.yaml");
  const step = /^water-intake:\n(?: .*\n)+/m.exec(lifestyle)?.[0];
  funnel.edit("funnel.yaml", "  - water-intake\n", "");
  funnel.edit("steps/lifestyle.yaml", step ?? "the step of water", "");
  await isAt(page, "habits");
  await expect(page.locator("vite-error-overlay")).toHaveCount(0);
  await isMarked(page);
  expect(await readKept(page)).toMatchObject({ waterIntake: "2-5" });

  await page.goto("/sleep");
  await choose(page, "7-8");
  await isAt(page, "habits");
  await expect(page.getByText("6/24", { exact: true })).toBeVisible();
});

test("saving while the page is loading shows the new text", async ({ page, funnel }) => {
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
    .poll(async () => (await page.request.get(address)).text(), "the server reports the change")
    .toContain("How long do you sleep?");
  await loading.letGo();
  await expect(title(page)).toHaveText("How long do you sleep?");
});

test("changing the brand color changes the page and the clothes at once, and they keep it after a reload", async ({
  page,
  funnel,
  mark,
}) => {
  await page.goto("/");
  await isAt(page, "start");
  const man = page.locator("[data-option=male] img");
  const fetchShownPicture = async () =>
    (await page.request.get((await man.getAttribute("src")) ?? "")).text();
  // A locator, because it also waits while the page is reloading and has no styles yet.
  const isBrand = (color: string) => expect(page.locator("html")).toHaveCSS("--brand", color);
  expect(await fetchShownPicture()).not.toContain("#1f4fa3");
  await mark();

  funnel.write(
    "theme.yaml",
    funnel.original("theme.yaml").replace(/ brand: "#[0-9a-f]{6}"/, ' brand: "#1f4fa3"'),
  );
  await expect.poll(fetchShownPicture).toContain("#1f4fa3");
  await isBrand("#1f4fa3");
  await isMarked(page);
  await page.reload();
  await isBrand("#1f4fa3");
  await expect.poll(fetchShownPicture).toContain("#1f4fa3");
});
