import { verdictsOn } from "../../support/answer-steps.ts";
import {
  after,
  cards,
  choice,
  list,
  listValues,
  number,
  site,
  toScreenName,
  weight,
} from "../../support/funnel.ts";
import { keyboard, tabTo } from "../../support/input-modes.ts";
import { button, choose, expect, isAt, option, readKept, test } from "../../support/journey.ts";
import { ageField } from "../../support/type-answer.ts";

// For the whole quiz by keyboard alone, see walk.spec.ts.

test("arrow keys move the focus among options and never answer", async ({ page }) => {
  const [first = "", second = "", third = ""] = listValues(choice);
  const last = listValues(choice).at(-1) ?? "";
  await page.goto(choice.route);
  await tabTo(page, option(page, first));
  for (const [key, value] of [
    ["ArrowDown", second],
    ["ArrowRight", third],
    ["ArrowUp", second],
    ["ArrowLeft", first],
    ["End", last],
    ["ArrowDown", first],
    ["ArrowUp", last],
    ["Home", first],
  ] as const) {
    await page.keyboard.press(key);
    await expect(option(page, value)).toBeFocused();
  }
  await expect(page.locator('[aria-pressed="true"]')).toHaveCount(0);
  expect(await readKept(page)).not.toHaveProperty(choice.answer);
  await page.keyboard.press("Shift+Tab");
  await expect(option(page, first)).not.toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await isAt(page, after(choice, { [choice.answer]: first }));
});

test("arrow keys judge the cards", async ({ page }) => {
  await page.goto(cards.route);
  await isAt(page, toScreenName(cards));
  const keys: Record<string, string> = {
    love: "ArrowRight",
    hate: "ArrowLeft",
    neutral: "ArrowUp",
  };
  const verdicts = verdictsOn(["love", "hate", "neutral"]);
  for (const [card, verdict] of Object.entries(verdicts)) {
    await expect(page.locator("[data-card]")).toHaveAttribute("data-card", card);
    await page.keyboard.press(keys[verdict] ?? "");
  }
  await isAt(page, after(cards, { [cards.answer]: verdicts }));
  expect((await readKept(page))[cards.answer]).toEqual(verdicts);
});

test("the skip link jumps past the header to the screen", async ({ page }) => {
  await page.goto(`${list.route}?utm_source=mail`);
  await isAt(page, toScreenName(list));
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: site.header.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(option(page, listValues(list)[0] ?? "")).toBeFocused();
  await isAt(page, toScreenName(list));
  expect(new URL(page.url()).search).toBe("?utm_source=mail");
});

test("a dialog traps the focus, closes by Escape, Close, or its action, and restores the focus", async ({
  page,
}) => {
  await page.goto(list.route);
  const opener = button(page, site.footer.erase.open);
  const dialog = page.getByRole("dialog");
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => keyboard(page, "Enter").press(dialog.getByRole("button", { name: site.admin.close })),
    () =>
      keyboard(page, "Space").press(dialog.getByRole("button", { name: site.footer.erase.cancel })),
  ]) {
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    for (let pressed = 0; pressed < 8; pressed++) {
      await page.keyboard.press(pressed < 5 ? "Tab" : "Shift+Tab");
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(
        true,
      );
    }
    await leave();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test("an arrow key in a number field changes the number and nothing else", async ({ page }) => {
  await page.goto(number.route);
  await ageField(page).focus();
  await page.keyboard.press("ArrowUp");
  await expect(ageField(page)).toHaveValue(String(Number(number.default) + 1));
  await isAt(page, toScreenName(number));
});

test("the focus stays where the visitor put it while a screen changes automatically", async ({
  page,
}) => {
  const field = page.getByLabel(weight.fields.value ?? "", { exact: true });
  await page.goto(weight.route);
  await field.fill("200");
  await expect(field).toBeFocused();
  await choose(page, "kg");
  await expect(option(page, "kg")).toBeFocused();
});
