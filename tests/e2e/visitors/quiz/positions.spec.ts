import {
  after,
  before,
  choice,
  entrance,
  findSteps,
  firstArms,
  inArms,
  lastArms,
  list,
  listValues,
  nextChoice,
  number,
  type Step,
  site,
  stepsOnPath,
  toScreenName,
} from "../../support/funnel.ts";
import {
  button,
  carryOn,
  choose,
  expect,
  isAt,
  option,
  readKept,
  step,
  test,
} from "../../support/journey.ts";

const [, value = "", otherValue = ""] = listValues(choice);
const [, nextValue = ""] = listValues(nextChoice);
const chosen = { [choice.answer]: value };
const chosenNext = { ...chosen, [nextChoice.answer]: nextValue };
const gender = listValues(entrance).at(-1) ?? "";
const begun = { [entrance.answer]: gender };
const back = site.header.back;
/** Three questions that don't follow each other. */
const questions = stepsOnPath().filter((shown) => shown.number !== undefined) as Step[];
const apart = [list, questions[Math.floor(questions.length / 2)], number] as Step[];

test("Back and Forward move between screens and keep every answer", { tag: "@core" }, async ({
  page,
}) => {
  const isPressed = (pressed: string) =>
    expect(option(page, pressed)).toHaveAttribute("aria-pressed", "true");
  await page.goto(`${choice.route}?utm_source=mail`);
  await choose(page, value);
  await isAt(page, after(choice, chosen));
  await choose(page, nextValue);
  await isAt(page, after(nextChoice, chosenNext));

  await page.goBack();
  await isAt(page, toScreenName(nextChoice));
  await isPressed(nextValue);
  await page.goBack();
  await isAt(page, toScreenName(choice));
  await isPressed(value);
  await page.goForward();
  await isAt(page, toScreenName(nextChoice));
  await page.goForward();
  await isAt(page, after(nextChoice, chosenNext));
  expect(new URL(page.url()).search).toBe("?utm_source=mail");
  expect(await readKept(page)).toMatchObject(chosenNext);
});

test("Back and Forward end at the screen in the address, even faster than the screens can change", async ({
  page,
}) => {
  await page.goto(list.route);
  await isAt(page, toScreenName(list));
  for (const { route } of apart)
    await page.evaluate((path) => history.pushState({ idx: 1 }, "", path), route);
  await page.reload();
  await isAt(page, toScreenName(number));
  await page.evaluate(() => {
    history.back();
    history.back();
    history.forward();
    history.back();
  });
  await isAt(page, toScreenName(list));
});

test("a reload stays on the screen with the answers", { tag: "@core" }, async ({ page }) => {
  const [one = "", another = ""] = listValues(list);
  await page.goto(list.route);
  await choose(page, one);
  await choose(page, another);
  await page.reload();
  await isAt(page, toScreenName(list));
  await expect(page.locator('[aria-checked="true"]')).toHaveCount(2);
  await expect(option(page, another)).toHaveAttribute("aria-checked", "true");
});

test("an unknown address leads to the entrance and isn't left in the history", async ({ page }) => {
  await page.goto(list.route);
  for (const path of [
    "/nonsense",
    `${list.route}/more`,
    "/constructor",
    "/__proto__",
    list.route.toUpperCase(),
  ]) {
    await page.goto(`${path}?utm_source=old`);
    await isAt(page, "start");
    expect(new URL(page.url()).search, path).toBe("?utm_source=old");
  }
  await page.goto(list.route);
  await page.goto("/nonsense");
  await isAt(page, "start");
  await page.goBack();
  await isAt(page, toScreenName(list));
});

test("a trailing slash in an address is fine", async ({ page }) => {
  await page.goto(`${choice.route}/?utm_source=mail`);
  await expect(step(page, toScreenName(choice))).toBeVisible();
  await choose(page, otherValue);
  await isAt(page, after(choice, { [choice.answer]: otherValue }));
  expect(new URL(page.url()).search).toBe("?utm_source=mail");
});

test("the header's Back leads to the screen before, even when you came from outside", async ({
  page,
}) => {
  for (const shown of apart) {
    await page.goto(`${shown.route}?utm_source=mail`);
    await button(page, back).click();
    await isAt(page, before(shown));
    expect(new URL(page.url()).search).toBe("?utm_source=mail");
  }
  await page.goto("/");
  await isAt(page, "start");
  await expect(button(page, back)).toHaveCount(0);
});

test("the header's Back goes back one screen at a time, like the browser's", async ({ page }) => {
  await page.goto("/");
  await choose(page, gender);
  await isAt(page, after(entrance, begun));
  await page.goto(list.route);
  await carryOn(page, list);
  await isAt(page, after(list, begun));
  await button(page, back).click();
  await isAt(page, toScreenName(list));
  await page.goto("/");
  await expect(option(page, gender)).toHaveAttribute("aria-pressed", "true");
});

for (const waiting of findSteps("status-lines")) {
  test(`the header's Back on the screen behind ${waiting.id}, opened from outside, skips it because it advances automatically`, async ({
    page,
  }) => {
    const arms =
      [firstArms, lastArms].find((some) =>
        stepsOnPath({}, some).some(({ id }) => id === waiting.id),
      ) ?? firstArms;
    await page.goto(`/${after(waiting, {}, arms)}?${inArms(arms)}`);
    await button(page, back).click();
    await isAt(page, before(waiting, {}, arms));
  });
}

for (const closer of ["CloseWatcher", "the history alone"])
  test(`Back closes a dialog and stays on the screen, by ${closer}`, async ({ page }) => {
    if (closer !== "CloseWatcher")
      await page.addInitScript(() => Reflect.deleteProperty(window, "CloseWatcher"));
    await page.goto(list.route);
    await choose(page, listValues(list)[0] ?? "");
    await carryOn(page, list);
    await isAt(page, after(list));
    const opener = button(page, site.footer.erase.open);
    const dialog = page.getByRole("dialog");

    await opener.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await isAt(page, after(list));
    await page.goForward();
    await isAt(page, after(list));
    await expect(dialog).toHaveCount(0);

    // Without Back, the history is as if there had been no dialog.
    await opener.click();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state.dialogs)).toBeUndefined();
    await page.goBack();
    await isAt(page, toScreenName(list));
  });
