import { APPLICATION } from "../../support/delay-requests.ts";
import {
  after,
  choice,
  entrance,
  height,
  list,
  listValues,
  nextChoice,
  type Step,
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
  test,
} from "../../support/journey.ts";

const [first = "", second = "", third = ""] = listValues(choice);
const last = listValues(choice).at(-1) ?? "";
const toAnswers = (value: string) => ({ [choice.answer]: value });
const behind = (value: string) => after(choice, toAnswers(value));

/** The screens behind the first measure, with Continue in the same spot as before. */
const way = stepsOnPath() as Step[];
const [, measured, further] = way.slice(way.findIndex(({ id }) => id === height.id)) as [
  Step,
  Step,
  Step,
];

test("a double click on an option answers one question only", { tag: "@core" }, async ({
  page,
}) => {
  await page.goto(choice.route);
  await option(page, second).dblclick();
  await isAt(page, behind(second));
  expect(await readKept(page)).toEqual({ ...toAnswers(second), currentStep: nextChoice.number });
});

test("a double click on Continue passes one screen only", { tag: "@core" }, async ({ page }) => {
  await page.goto(height.route);
  await button(page, height.continue).dblclick();
  await isAt(page, toScreenName(measured));
  expect(await readKept(page)).not.toHaveProperty(measured.answer);
});

test("the second click of a double click doesn't pass a screen, though Continue is in the same spot", async ({
  page,
}) => {
  await page.goto(height.route);
  await carryOn(page, height);
  await isAt(page, toScreenName(measured));
  const { x, y, ...size } = (await button(page, measured.continue).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.move(x + size.width / 2, y + size.height / 2);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  expect(await readKept(page)).not.toHaveProperty(measured.answer);
  await isAt(page, toScreenName(measured));
  await carryOn(page, measured);
  await isAt(page, toScreenName(further));
});

test("an option of a screen that is leaving does nothing", async ({ page }) => {
  await page.goto(choice.route);
  await isAt(page, toScreenName(choice));
  await page.evaluate(
    ([route, value]) => {
      const leaving = document.querySelector<HTMLElement>(`[data-option="${value}"]`);
      const clickOnceLeft = (): void => {
        if (location.pathname === route) return void requestAnimationFrame(clickOnceLeft);
        (window as { clicked?: boolean | undefined }).clicked = leaving?.isConnected;
        leaving?.click();
      };
      clickOnceLeft();
    },
    [choice.route, last] as const,
  );
  await choose(page, second);
  await isAt(page, behind(second));
  expect(
    await page.evaluate(() => (window as { clicked?: boolean }).clicked),
    "the option was still there to be clicked",
  ).toBe(true);
  expect(await readKept(page)).toEqual({ ...toAnswers(second), currentStep: nextChoice.number });
});

test("if you pick another answer before the screen changes, the other answer counts", {
  tag: "@core",
}, async ({ page }) => {
  await page.goto(choice.route);
  await isAt(page, toScreenName(choice));
  // Both in one task: however slow the machine is, the screen doesn't change between them.
  await page.evaluate(
    (values) => {
      for (const value of values)
        document.querySelector<HTMLElement>(`[data-option="${value}"]`)?.click();
    },
    [first, third],
  );
  await isAt(page, behind(third));
  expect(await readKept(page)).toMatchObject(toAnswers(third));
});

test("options of a list can be deselected, and none are required", async ({ page }) => {
  const [one = "", another = ""] = listValues(list);
  await page.goto(list.route);
  await choose(page, one);
  await choose(page, another);
  expect(await readKept(page)).toMatchObject({ [list.answer]: [one, another] });
  await choose(page, one);
  await choose(page, another);
  expect(await readKept(page)).toMatchObject({ [list.answer]: [] });
  await carryOn(page, list);
  await isAt(page, after(list));
});

test("a choice made before the scripts load takes effect", async ({ page }) => {
  let letScriptsCome = () => {};
  const held = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route(APPLICATION, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const gender = listValues(entrance).at(-1) ?? "";
  await choose(page, gender);
  letScriptsCome();
  await isAt(page, after(entrance, { [entrance.answer]: gender }));
  expect(await readKept(page)).toMatchObject({ [entrance.answer]: gender });
});
