import { isFineForEveryone } from "../support/axe.ts";
import { expect, test } from "./authoring.ts";
import { headline, onMap, open, phone, sheet } from "./preview-page.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("choosing a step on the map shows it in the phone, with the place where it's written", async ({
  page,
}) => {
  await open(page);
  await onMap(page, "sleep").click();
  await expect(headline(page)).toHaveText("How many hours do you usually sleep?");
  await expect(onMap(page, "sleep")).toHaveAttribute("aria-pressed", "true");
  await expect(
    page.getByRole("button", { name: /^funnel\/steps\/lifestyle\.yaml:\d+$/ }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Next step" }).click();
  await expect(headline(page)).toHaveText("How much water do you drink daily?");
  await page.reload();
  await expect(headline(page)).toHaveText("How much water do you drink daily?");
});

test("the preview is accessible", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Answers", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Preview as" })).toBeVisible();
  await isFineForEveryone(page);
});

test("answers opened by keyboard close with Escape or their button, and the focus returns", async ({
  page,
}) => {
  await open(page);
  const opener = page.getByRole("button", { name: "Answers", exact: true });
  const panel = page.getByRole("complementary", { name: "Preview as" });
  await opener.press("Enter");
  await panel.getByRole("checkbox").first().press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.press("Enter");
  await panel.getByRole("button", { name: "Close" }).press("Enter");
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("the map follows the visitor in the phone and uses their answers", async ({ page }) => {
  await open(page);
  await phone(page).locator('[data-option="male"]').click();
  await expect(onMap(page, "goals")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("radio", { name: "male", exact: true })).toBeChecked();
  await expect(
    page.evaluate(() => localStorage.getItem("quizState")),
    "the marketer's own quiz is separate",
  ).resolves.toBeNull();
});

test("a step of the other arm is shown in that arm, and you can switch the arm", async ({
  page,
}) => {
  await open(page);
  await onMap(page, "summary-intake").click();
  await expect(page.getByRole("radio", { name: "B 50 %" })).toBeChecked();
  await expect(phone(page).getByText("2,100 kcal")).toBeVisible();
  await page.getByRole("radio", { name: "A 50 %" }).check();
  await expect(phone(page).getByText("Activity level")).toBeVisible();
});

test("a switched answer appears in the copy at once", async ({ page }) => {
  await open(page);
  await onMap(page, "results").click();
  await page.getByRole("button", { name: "Answers", exact: true }).click();
  await page.getByRole("button", { name: "Nothing answered" }).click();
  await expect(phone(page).getByText("We will help you find yours in week one.")).toBeVisible();
  await page.getByRole("checkbox", { name: "Gain muscle" }).check();
  await expect(phone(page).getByText("Gain muscle")).toBeVisible();
  await expect(phone(page).getByText("We will help you find yours in week one.")).toBeHidden();
});

test("all screens are shown side by side, and clicking one shows it in the phone", async ({
  page,
  funnel,
}) => {
  await open(page);
  await page.getByRole("radio", { name: "All screens" }).check();
  const sleep = sheet(page).locator('[data-place="sleep"]');
  await sleep.hover();
  await expect(sleep.frameLocator("iframe").locator("[data-step] h1")).toHaveText(
    "How many hours do you usually sleep?",
  );
  await sleep.click();
  await expect(headline(page)).toHaveText("How many hours do you usually sleep?");
  funnel.edit(
    "steps/lifestyle.yaml",
    "How many hours do you usually sleep?",
    "How long do you sleep?",
  );
  await expect(headline(page)).toHaveText("How long do you sleep?");
  await expect(sleep.frameLocator("iframe").locator("[data-step] h1")).toHaveText(
    "How long do you sleep?",
  );
});

test("an error is listed with its line, which opens in the editor, while the last valid screens stay", async ({
  page,
  funnel,
}) => {
  await open(page);
  await onMap(page, "sleep").click();
  await expect(page.getByRole("status")).toHaveText("No problems: every path was checked.");
  funnel.edit("steps/lifestyle.yaml", "type: multi-choice", "type: multichoice");
  await expect(page.getByRole("status")).toHaveText("1 error");
  await expect(
    page.getByText('Unknown step type "multichoice". Did you mean "multi-choice"?', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(headline(page)).toHaveText("How many hours do you usually sleep?");
  await expect(phone(page).locator("vite-error-overlay")).toHaveCount(0);

  let opened = "";
  await page.route("**/__open-in-editor?**", (route) => {
    opened = new URL(route.request().url()).searchParams.get("file") ?? "";
    return route.fulfill({ status: 200 });
  });
  await page.getByRole("button", { name: /^funnel\/steps\/lifestyle\.yaml:\d+:\d+$/ }).click();
  await expect.poll(() => opened).toMatch(/funnel[\\/]steps[\\/]lifestyle\.yaml:\d+:9$/);

  funnel.mend("steps/lifestyle.yaml");
  await expect(page.getByRole("status")).toHaveText("No problems: every path was checked.");
});

test("opening the preview while there's an error shows the error next to the last valid screens", async ({
  page,
  funnel,
}) => {
  await open(page);
  funnel.edit("steps/lifestyle.yaml", "type: multi-choice", "type: multichoice");
  await expect(page.getByRole("status")).toHaveText("1 error");
  await page.reload();
  await expect(
    page.getByText('Unknown step type "multichoice". Did you mean "multi-choice"?', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(headline(page)).toHaveText("Personalized Carnivore Diet Plan");
  await page.getByRole("radio", { name: "All screens" }).check();
  const start = sheet(page).locator('[data-place="start"]').frameLocator("iframe");
  await expect(start.locator("[data-step] h1")).toHaveText("Personalized Carnivore Diet Plan");
});

test("an added step is on the map as soon as it's saved", async ({ page, funnel }) => {
  await open(page);
  const step =
    "steak-evening:\n  type: single-choice\n  title: How do you like your steak?\n  answer: steak\n  options: { rare: Rare, medium: Medium }\n";
  funnel.edit("steps/lifestyle.yaml", "\nsleep:\n", `\n${step}\nsleep:\n`);
  funnel.edit("funnel.yaml", "  - sleep\n", "  - steak-evening\n  - sleep\n");
  await onMap(page, "steak-evening").click();
  await expect(headline(page)).toHaveText("How do you like your steak?");
});

test("all mails are shown with sample data, with who gets them", async ({ page }) => {
  await open(page);
  await page.getByRole("radio", { name: "Mails" }).check();
  const mails = page.frameLocator('iframe[title="All mails"]');
  const receipt = mails.getByRole("article").filter({ hasText: "withdrawal-receipt.ts" });
  await expect(receipt).toContainText("Your name: Ada Reed");
  await expect(receipt).toContainText("Who gets it: A buyer who withdrew");
  const link = mails
    .frameLocator('iframe[title="Set a new password"]')
    .getByRole("link", { name: "Set a new password" });
  await expect(link).toHaveAttribute("href", /^https:\/\/plan\.example\/reset-password/);
  await isFineForEveryone(page);
});
