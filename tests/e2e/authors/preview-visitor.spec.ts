import type { Page } from "@playwright/test";
import { expect, test } from "./authoring.ts";
import { headline, onMap, open, openAnswers, phone } from "./preview-page.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const GOALS = "  title: What are your main goals?\n";
const OTHERS = [
  "  instead:",
  "    - when: { arm: { summary: B } }",
  "      title: What would you change first?",
  "    - when: { gender: male }",
  '      title: "What should a man eat for, {gender}?"',
].join("\n");

test("the map says what the preview visitor sees and what makes the difference", async ({
  page,
  funnel,
}) => {
  funnel.edit("steps/body.yaml", GOALS, `${GOALS}${OTHERS}\n`);
  await open(page);
  const goals = onMap(page, "goals");
  await expect(goals).toHaveAccessibleName(/^1 What are your main goals\? goals · multi-choice$/);
  await page.getByRole("radio", { name: "B 50 %" }).check();
  await expect(goals).toHaveAccessibleName(
    /What would you change first\? .* Tailored: in arm B of summary$/,
  );
  await page.getByRole("radio", { name: "male", exact: true }).check();
  await expect(goals).toHaveAccessibleName(
    /What should a man eat for, Diet for men\? .* Tailored: in arm B of summary, gender is male, repeats gender$/,
  );
  await expect(onMap(page, "email"), "arm B skips it").toHaveAttribute("data-beside");
  await expect(onMap(page, "summary-intake")).not.toHaveAttribute("data-beside");
});

const STEAK =
  "steak:\n  type: single-choice\n  title: How do you like your steak?\n  answer: steak\n  options: { rare: Rare, medium: Medium, well-done: Well done }\n";
const GRILL =
  "grill:\n  type: message\n  when: { steak: { not: rare } }\n  title: We will fire up the grill for you\n";

test("the preview visitor answers an added step and keeps the answers that were switched", async ({
  page,
  funnel,
}) => {
  await open(page);
  await page.getByRole("radio", { name: "male", exact: true }).check();
  funnel.edit("steps/lifestyle.yaml", "\nsleep:\n", `\n${STEAK}${GRILL}\nsleep:\n`);
  funnel.edit("funnel.yaml", "  - sleep\n", "  - steak\n  - grill\n  - sleep\n");
  await expect(
    onMap(page, "grill"),
    "steak is answered, so the path leads here",
  ).not.toHaveAttribute("data-beside");
  await expect(page.getByRole("radio", { name: "male", exact: true })).toBeChecked();

  await openAnswers(page);
  const steak = page.getByRole("combobox", { name: /How do you like your steak/ });
  await expect(steak).toHaveValue("medium");
  await steak.selectOption("Well done");
  funnel.edit(
    "steps/lifestyle.yaml",
    "\nsleep:\n",
    `\n${STEAK.replace(", well-done: Well done", "")}${GRILL}\nsleep:\n`,
  );
  await expect(steak, "that option no longer exists").toHaveValue("medium");
  await expect(page.getByRole("radio", { name: "male", exact: true })).toBeChecked();

  await onMap(page, "steak").click();
  await expect(phone(page).locator('[data-option="medium"]')).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

const BARBECUE =
  "barbecue:\n  type: single-choice\n  title: And from the fire?\n  answer: steak\n  options: { medium: Half done, charred: Charred }\n";

test("if two steps ask for one answer, you can switch to any option of either, with those of the step in the phone first", async ({
  page,
  funnel,
}) => {
  funnel.edit("steps/lifestyle.yaml", "\nsleep:\n", `\n${STEAK}${BARBECUE}${GRILL}\nsleep:\n`);
  const branch =
    "  - when: { gender: male }\n    then:\n      - barbecue\n    else:\n      - steak\n";
  funnel.edit("funnel.yaml", "  - sleep\n", `${branch}  - grill\n  - sleep\n`);
  await open(page, "?step=barbecue");
  await openAnswers(page);
  const fire = page.getByRole("combobox", { name: /And from the fire/ });
  await expect(fire.getByRole("option")).toHaveText([
    "not answered",
    "Half done",
    "Charred",
    "Rare",
    "Well done",
  ]);
  await expect(fire.locator('optgroup[label="Only at steak"]').getByRole("option")).toHaveText([
    "Rare",
    "Well done",
  ]);
  await expect(fire, "which both steps offer").toHaveValue("medium");
  await fire.selectOption("Charred");
  await expect(phone(page).locator('[data-option="charred"]')).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await fire.selectOption("Rare");
  await expect(
    onMap(page, "grill"),
    "a visitor who likes it rare doesn't need the grill",
  ).toHaveAttribute("data-beside");

  await onMap(page, "steak").click();
  const steak = page.getByRole("combobox", { name: /How do you like your steak/ });
  await expect(steak.getByRole("option")).toHaveText([
    "not answered",
    "Rare",
    "Medium",
    "Well done",
    "Charred",
  ]);
  await expect(phone(page).locator('[data-option="rare"]')).toHaveAttribute("aria-pressed", "true");
});

test("measures and cards can be switched next to the phone too", async ({ page }) => {
  await open(page, "?step=weight");
  await openAnswers(page);
  const heightGroup = page.getByRole("group", { name: /What's your height/ });
  await heightGroup.getByRole("radio", { name: "cm" }).check();
  await page.getByRole("spinbutton", { name: /Height in cm$/ }).fill("200");
  await page.getByRole("spinbutton", { name: /What's your current weight/ }).fill("200");
  await expect(
    phone(page).getByText("22.53", { exact: true }),
    "the BMI of 6 ft 7 in and 200 lbs",
  ).toBeVisible();
  await page.getByRole("spinbutton", { name: /What's your current weight/ }).fill("2000");
  await expect(
    page.getByRole("spinbutton", { name: /What's your current weight/ }),
    "an impossible weight",
  ).toHaveAttribute("aria-invalid", "true");

  await onMap(page, "results").click();
  await page.getByRole("combobox", { name: /Love it or Hate it.* Pork$/ }).selectOption("Love");
  await expect(phone(page).getByRole("listitem").filter({ hasText: "Plenty of" })).toContainText(
    "Pork",
  );
  await page.getByRole("combobox", { name: /Love it or Hate it.* Pork$/ }).selectOption("Hate");
  await expect(phone(page).getByRole("listitem").filter({ hasText: "Without" })).toContainText(
    "Pork",
  );
});

test("the address leads a colleague to the same screen in the same arm and doesn't contain any answers", async ({
  page,
  context,
}) => {
  await open(page);
  await onMap(page, "sleep").click();
  await expect(headline(page)).toHaveText("How many hours do you usually sleep?");
  await page.getByRole("radio", { name: "male", exact: true }).check();
  await onMap(page, "summary-intake").click();
  await expect(page).toHaveURL(/\/__funnel\?step=summary-intake&variant=summary:B$/);

  const colleague: Page = await context.newPage();
  await open(colleague, new URL(page.url()).search);
  await expect(phone(colleague).getByText("2,100 kcal")).toBeVisible();
  await expect(colleague.getByRole("radio", { name: "B 50 %" })).toBeChecked();

  await page.goBack();
  await expect(headline(page)).toHaveText("How many hours do you usually sleep?");
  await expect(page.getByRole("radio", { name: "A 50 %" })).toBeChecked();
  await page.reload();
  await expect(headline(page)).toHaveText("How many hours do you usually sleep?");
  await expect(
    page.getByRole("radio", { name: "male", exact: true }),
    "answers stay while the tab is open",
  ).toBeChecked();
});
