import type { Page } from "@playwright/test";
import { choose, isAt, option, readKept } from "../support/journey.ts";
import { expect, isMarked, test } from "./authoring.ts";

const overlay = (page: Page) => page.locator("vite-error-overlay");
const getMessages = (page: Page) => overlay(page).locator(".message-body");

test("an error shows its position, its lines, and a suggestion, and fixing it brings back the same step with the same answers", async ({
  page,
  funnel,
  mark,
}) => {
  await page.goto("/sleep");
  await choose(page, "7-8");
  await isAt(page, "water-intake");
  await choose(page, "6-8");
  await isAt(page, "habits");
  await choose(page, "sweets");
  await mark();

  funnel.edit("funnel.yaml", "  - sleep\n", "  - slep\n");
  const { line, column } = findPosition(funnel.original("funnel.yaml"), "sleep\n  - water");
  await expect(getMessages(page)).toContainText(`funnel/funnel.yaml:${line}:${column}`);
  await expect(getMessages(page)).toContainText('Did you mean "sleep"?');
  await expect(getMessages(page)).toContainText("- improvement-areas");
  await expect(getMessages(page)).toContainText("- slep");
  await expect(getMessages(page)).toContainText("- water-intake");
  await expect(overlay(page)).not.toContainText(/node_modules|\.ts:\d/);

  funnel.mend("funnel.yaml");
  await expect(overlay(page)).toHaveCount(0);
  await isAt(page, "habits");
  await expect(option(page, "sweets")).toHaveAttribute("aria-checked", "true");
  expect(await readKept(page)).toEqual({
    sleepHours: "7-8",
    waterIntake: "6-8",
    habits: ["sweets"],
    currentStep: 7,
  });
  await isMarked(page);
});

test("all errors are reported at once, whichever file they're in", async ({ page, funnel }) => {
  await page.goto("/goals");
  await isAt(page, "goals");
  funnel.edit("steps/body.yaml", "hint: If you're happy", "hnt: If you're happy");
  funnel.edit("steps/lifestyle.yaml", "icon: battery-low", "icon: batery-low");
  funnel.edit("offer.yaml", "price: $29.99", "price: 29.99");
  await expect(getMessages(page)).toContainText("funnel/offer.yaml:");
  await expect(getMessages(page)).toContainText("funnel/steps/body.yaml:");
  await expect(getMessages(page)).toContainText("hnt");
  funnel.mend("steps/body.yaml");
  await expect(getMessages(page)).not.toContainText("funnel/steps/body.yaml:");
  await expect(overlay(page)).toHaveCount(1);
  funnel.mendAll();
  await expect(overlay(page)).toHaveCount(0);
  await isAt(page, "goals");
});

for (const [what, break_] of Object.entries({
  "broken YAML": (text: string) => text.replace("sleep:\n", "sleep: [\n"),
  "an empty file": () => "",
  "a tab": (text: string) => text.replace("  type: single-choice", "\ttype: single-choice"),
  "the same step twice": (text: string) => `${text}\nsleep:\n  type: single-choice\n`,
})) {
  test(`${what} shows a message with its position, which disappears after the fix`, async ({
    page,
    funnel,
  }) => {
    await page.goto("/sleep");
    await isAt(page, "sleep");
    funnel.write("steps/lifestyle.yaml", break_(funnel.original("steps/lifestyle.yaml")));
    await expect(getMessages(page)).toContainText(/funnel\/\S+\.yaml:\d+:\d+/);
    await expect(overlay(page)).not.toContainText(/node_modules|ZodError|undefined/);
    funnel.mend("steps/lifestyle.yaml");
    await expect(overlay(page)).toHaveCount(0);
    await isAt(page, "sleep");
  });
}

test.describe("opening the page while a file is broken", () => {
  // The server answers 500 if it can't build the page, and the browser reports it.
  test.use({ expectedNoise: /^Failed to load resource: .*500|\[vite\]/ });

  test("shows the error, and shows the page after the fix", async ({ page, funnel }) => {
    funnel.edit("funnel.yaml", "  - sleep\n", "  - slep\n");
    await page.goto("/goals");
    await expect(getMessages(page)).toContainText(/funnel\/funnel\.yaml:\d+:\d+/);
    await expect(getMessages(page)).toContainText('Did you mean "sleep"?');
    funnel.mend("funnel.yaml");
    await isAt(page, "goals");
    await expect(overlay(page)).toHaveCount(0);
    await choose(page, "fit");
    await expect(option(page, "fit")).toHaveAttribute("aria-checked", "true");
  });

  test("opening a page while there's an error shows its lines once, and one position that counts from 1", async ({
    page,
    funnel,
  }) => {
    // In the first column, because a count from 0 would show there.
    funnel.edit("steps/lifestyle.yaml", "\nsleep:\n  type: single-choice\n", "\nsleep:\n");
    await page.goto("/sleep");
    const { line, column } = findPosition(funnel.original("steps/lifestyle.yaml"), "sleep:\n");
    await expect(getMessages(page)).toContainText(`funnel/steps/lifestyle.yaml:${line}:${column}`);
    await expect(overlay(page).locator(".file")).toHaveText(
      new RegExp(`lifestyle\\.yaml:${line}:${column}$`),
    );
    await expect(overlay(page).locator(".frame")).toBeEmpty();
    const words = (await getMessages(page).innerText()).split("\n");
    expect(words.filter((told) => /^>? +\d+ \|/.test(told))).toHaveLength(5);
    expect(new Set(words.filter((told) => told.includes("|"))).size).toBe(6);
    funnel.mendAll();
  });

  test("a reload while a file is broken doesn't lose any answer", async ({ page, funnel }) => {
    await page.goto("/goals");
    await choose(page, "fit");
    funnel.edit("funnel.yaml", "  - sleep\n", "  - slep\n");
    await expect(overlay(page)).toBeVisible();
    await page.reload();
    await expect(overlay(page)).toBeVisible();
    funnel.mend("funnel.yaml");
    await isAt(page, "goals");
    await expect(option(page, "fit")).toHaveAttribute("aria-checked", "true");
  });
});

function findPosition(text: string, words: string): { line: number; column: number } {
  const before = text.slice(0, text.indexOf(words)).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
