import type { Page } from "@playwright/test";
import { judgeCards, verdictsOn } from "../../support/answer-steps.ts";
import { after, cards, listValues, toScreenName } from "../../support/funnel.ts";
import { choose, expect, isAt, option, readKept, test } from "../../support/journey.ts";

const [first = "", second = "", third = ""] = listValues(cards);
const behind = (verdicts: Record<string, string>) => after(cards, { [cards.answer]: verdicts });
const all = (verdict: string) => verdictsOn([verdict]);
const readVerdicts = async (page: Page) => (await readKept(page))[cards.answer];

const card = (page: Page) => page.locator("[data-card]");
const isOnTop = (page: Page, meat: string) => expect(card(page)).toHaveAttribute("data-card", meat);

test.beforeEach(async ({ page }) => {
  const dragCanBegin = page.waitForResponse("**/drag-features-*.js");
  await page.goto(cards.route);
  await isAt(page, toScreenName(cards));
  await isOnTop(page, first);
  // The first pointer on a card loads the code for dragging.
  await card(page).hover();
  await (await dragCanBegin).finished();
});

test("judging every card by button leads to the next screen", { tag: "@core" }, async ({
  page,
}) => {
  const verdicts = verdictsOn(["hate", "love", "neutral"]);
  await judgeCards(page, verdicts);
  await isAt(page, behind(verdicts));
  expect(await readVerdicts(page)).toEqual(verdicts);
});

test("a card follows the pointer sideways only, up to 300 px", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  const before = await card(page).boundingBox();
  const { x, y } = await grab(page);
  await page.mouse.move(x + 30, y + 10, { steps: 5 });
  await page.mouse.move(x + 450, y + 90, { steps: 10 });
  await expect
    .poll(async () => Math.round(((await card(page).boundingBox())?.x ?? 0) - (before?.x ?? 0)))
    .toBe(300);
  expect((await card(page).boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  await page.mouse.up();
  await isOnTop(page, second);
});

test("a card dragged only up and down isn't judged", async ({ page }) => {
  const { x, y } = await grab(page);
  await page.mouse.move(x, y - 150, { steps: 5 });
  await page.mouse.up();
  await choose(page, "neutral");
  await isOnTop(page, second);
  expect(await readVerdicts(page)).toEqual({ [first]: "neutral" });
});

test("a rapid double click on Love judges one card only", async ({ page }) => {
  await option(page, "love").dblclick();
  await isOnTop(page, second);
  expect(await readVerdicts(page)).toEqual({ [first]: "love" });
  await choose(page, "hate");
  await isOnTop(page, third);
  expect(await readVerdicts(page)).toEqual({ [first]: "love", [second]: "hate" });
});

test("a reload in the middle continues with the card that was on top", async ({ page }) => {
  const { [first]: _, [second]: __, ...others } = all("love");
  const begun = { [first]: "love", [second]: "hate" };
  await judgeCards(page, begun);
  await isOnTop(page, third);
  await page.reload();
  await isOnTop(page, third);
  await judgeCards(page, others);
  await isAt(page, behind({ ...begun, ...others }));
  expect(await readVerdicts(page)).toEqual({ ...begun, ...others });
});

test("after going Back from the last card, you can judge the cards again", async ({ page }) => {
  await judgeCards(page, all("love"));
  await isAt(page, behind(all("love")));
  await page.goBack();
  await isOnTop(page, first);
  await judgeCards(page, all("hate"));
  await isAt(page, behind(all("hate")));
  expect(await readVerdicts(page)).toEqual(all("hate"));
});

async function grab(page: Page): Promise<{ x: number; y: number }> {
  const box = await card(page).boundingBox();
  if (!box) throw new Error("No card is on screen.");
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + box.height / 2);
  await page.mouse.move(x, y);
  await page.mouse.down();
  return { x, y };
}
