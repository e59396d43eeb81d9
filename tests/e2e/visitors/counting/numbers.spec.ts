import { describeEvents } from "#quiz/reporting/recorder/recorder.fixtures.ts";
import {
  expectNoAnswers,
  groupByVisit,
  receiveBeacons,
  serveWithBeacons,
} from "../../support/beacons.ts";
import {
  ADDRESS,
  createReport,
  first,
  isRecording,
  pass,
  second,
  theVisit,
  third,
  toId,
  turnAway,
  walk,
  withoutSeconds,
} from "../../support/counted-walk.ts";
import {
  firstArms,
  inArms,
  lastArms,
  offer,
  plan,
  type Step,
  stepsOnPath,
  toScreenName,
} from "../../support/funnel.ts";
import { button, expect, isAt, isReacts, takeClock } from "../../support/journey.ts";
import { createAccount, goToPay, isInside, pay, test } from "../../support/shop.ts";
import { man } from "../../support/visitors.ts";

test.use({ isCounted: true });

for (const arms of [firstArms, lastArms]) {
  test(`a walk with ${inArms(arms)} is counted, without answers, in about four beacons`, async ({
    page,
    context,
  }) => {
    await takeClock(page);
    const beacons = await receiveBeacons(context);
    await page.route("**/functions/v1/stripe-checkout", (route) =>
      route.fulfill({ json: { url: "https://pay.example/", claim: "secret" } }),
    );
    await page.route("https://pay.example/", (route) => route.fulfill({ body: "Pay" }));
    const answers = man(arms);
    const steps = stepsOnPath(answers, arms) as Step[];
    await page.goto(`/?utm_source=spring&fbclid=secret-id&${inArms(arms)}`);
    await isRecording(page);
    for (const step of steps.slice(0, -1)) await pass(page, step, answers, arms);
    await isAt(page, "sales");
    await button(page, offer.button.buy).click();
    await expect(page).toHaveURL("https://pay.example/");

    await expect.poll(() => theVisit(beacons).at(-1)).toBe("checkout_started sales");
    expect(theVisit(beacons)).toEqual([...createReport(steps), "checkout_started sales"]);
    expect(beacons.sent.length).toBeLessThanOrEqual(5);
    expect(beacons.sent[0]).toMatchObject({
      version: plan.version,
      arms,
      source: { utm_source: "spring", click: "fbclid", device: "desktop" },
    });
    expect(beacons.sent.slice(1).filter(({ source }) => source)).toEqual([]);
    expectNoAnswers(beacons.bodies, answers, ADDRESS);
    expect(beacons.bodies.join()).not.toContain("secret-id");
  });
}

test("a reload continues the visit, and Back isn't an answer, with the player and with React", async ({
  page,
  context,
}) => {
  const beacons = await receiveBeacons(context);
  await page.goto("/");
  await isRecording(page);
  await walk(page, first, second);
  await isAt(page, toScreenName(third));
  await page.goBack();
  await isAt(page, toScreenName(second));
  await page.reload();
  await isAt(page, toScreenName(second));
  await isReacts(page);
  await isRecording(page);
  await walk(page, second);
  await isAt(page, toScreenName(third));
  await page.goBack();
  await isAt(page, toScreenName(second));
  await walk(page, second);
  await isAt(page, toScreenName(third));
  await turnAway(page);

  const [one, two] = [toId(second), toId(third)];
  const again = [`answered ${one}`, `left ${one}`, `entered ${two}`];
  const back = [`left ${two}`, `entered ${one}`];
  await expect
    .poll(() => theVisit(beacons))
    .toEqual([...createReport([first, second, third]), ...back, ...again, ...back, ...again]);
});

test("another tab is another visit, and so is a copy of a tab", async ({ page, context }) => {
  const beacons = await receiveBeacons(context);
  await page.goto("/");
  await isRecording(page);
  await walk(page, first);
  await isAt(page, toScreenName(second));
  const copied = context.waitForEvent("page");
  await page.evaluate((url) => void window.open(url), second.route);
  const copy = await copied;
  await isAt(copy, toScreenName(second));
  expect(
    await copy.evaluate(() => sessionStorage.length),
    "the browser has copied it",
  ).toBeGreaterThan(0);
  const other = await context.newPage();
  await other.goto("/");
  for (const tab of [copy, other]) await isRecording(tab);
  await walk(page, second);
  await isAt(page, toScreenName(third));
  for (const tab of [page, copy, other]) {
    await tab.bringToFront();
    await turnAway(tab);
  }

  const reports = () =>
    [...groupByVisit(beacons.sent).values()].map(describeEvents).map(withoutSeconds);
  await expect
    .poll(() => reports().toSorted((a, b) => b.length - a.length))
    .toEqual([
      createReport([first, second, third]),
      ...[[`entered ${toId(second)}`], [`entered ${toId(first)}`]],
    ]);
});

test("a tab that is closed sends what it has seen", async ({ context, baseURL }) => {
  const site = await serveWithBeacons(baseURL);
  const page = await context.newPage();
  await page.goto(site.url);
  await isRecording(page);
  await walk(page, first, second);
  await isAt(page, toScreenName(third));
  await page.close();

  await expect.poll(() => theVisit(site)).toEqual(createReport([first, second, third]));
  site.close();
});

test("a tab that crashes loses only what it hasn't sent", async ({ context, baseURL }) => {
  const site = await serveWithBeacons(baseURL);
  const page = await context.newPage();
  await page.goto(site.url);
  await isRecording(page);
  await walk(page, first, second);
  await isAt(page, toScreenName(third));
  const crashed = page.waitForEvent("crash");
  const browser = await context.newCDPSession(page);
  browser.send("Page.crash").catch(() => {});
  await crashed;
  expect(theVisit(site)).toEqual(createReport([first, second]));

  const again = await context.newPage();
  await again.goto(site.url);
  await isRecording(again);
  await walk(again, first);
  await expect.poll(() => groupByVisit(site.sent).size).toBe(2);
  site.close();
});

test("a purchase is counted up to the account", async ({ page, context, address }) => {
  const beacons = await receiveBeacons(context);
  await page.goto("/sales");
  await isRecording(page);
  await goToPay(page);
  await pay(page, address);
  await createAccount(page, address);
  await isInside(page, address);

  await expect
    .poll(() => theVisit(beacons))
    .toEqual(["entered sales", "checkout_started sales", "left sales", "account_created sales"]);
  expect(beacons.bodies.join()).not.toContain(address);
});
