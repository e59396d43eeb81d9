import type { Page } from "@playwright/test";
import type { Answers } from "#lib/json.ts";
import { inWords } from "#recorder/recorder.fixtures.ts";
import { answer, waitFor, waitForResult } from "../support/answer-steps.ts";
import {
  type Beacons,
  expectNoAnswers,
  receiveBeacons,
  serveWithBeacons,
  visitsIn,
} from "../support/beacons.ts";
import { refuseStorage } from "../support/browser.ts";
import { builtFiles } from "../support/built-files.ts";
import {
  type Arms,
  after,
  email,
  entrance,
  firstArms,
  inArms,
  lastArms,
  offer,
  plan,
  type Step,
  screenOf,
  stepsOnPath,
  valuesOf,
} from "../support/funnel.ts";
import { pointer } from "../support/input-modes.ts";
import { button, choose, expect, isAt, isReacts, takeClock } from "../support/journey.ts";
import { createAccount, goToPay, isInside, pay, test } from "../support/shop.ts";
import { man } from "../support/visitors.ts";

test.use({ isCounted: true });

const ADDRESS = "ann.lee@example.com";
const RECORDER = `/assets/${builtFiles().find((file) => /^recorder-.+\.js$/.test(file))}`;
const path = stepsOnPath({}, firstArms) as Step[];
const [first, second, third] = path as [Step, Step, Step];

/** Gives a step what it asks for, so that the next one comes. */
async function pass(page: Page, step: Step, answers: Answers, arms: Arms): Promise<void> {
  const hand = pointer();
  await isAt(page, screenOf(step));
  if (step.type === "status-lines") return waitFor(page, step, after(step, answers, arms));
  if (step.answer !== undefined) return answer(page, step, answers, hand);
  if (step.type === "counter") await waitForResult(page, step);
  if (step.type === "email") {
    await hand.type(page.getByLabel(step.field), ADDRESS);
    return hand.press(button(page, email.submit));
  }
  await hand.press(button(page, step.continue));
}

/** Answers the first screens like the man does. */
async function walk(page: Page, ...steps: Step[]): Promise<void> {
  for (const step of steps) await pass(page, step, man(firstArms), firstArms);
}

/** The page is hidden, as when the visitor turns to another tab. */
async function turnAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

async function isRecording(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("funnelVisit"))).toBeTruthy();
}

const idOf = (step: Step) => step.id;
const withoutSeconds = (lines: string[]) => lines.map((line) => line.replace(/ after \d+$/, ""));

/** What the server knows of the only visit. */
function theVisit({ sent }: Pick<Beacons, "sent">): string[] {
  const visits = [...visitsIn(sent).values()];
  expect(visits).toHaveLength(1);
  return withoutSeconds(inWords(visits[0] ?? []));
}

/** What a walk through these steps is reported as, while the last one is on screen. */
const reportOf = (steps: Step[]) =>
  steps.flatMap((step, index) => [
    `entered ${step.id}`,
    ...(index === steps.length - 1 ? [] : passed(step)),
  ]);
const passed = (step: Step) => [
  ...(step.answer === undefined ? [] : [`answered ${step.id}`]),
  `left ${step.id}`,
];

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
    expect(theVisit(beacons)).toEqual([...reportOf(steps), "checkout_started sales"]);
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
  await isAt(page, screenOf(third));
  await page.goBack();
  await isAt(page, screenOf(second));
  await page.reload();
  await isAt(page, screenOf(second));
  await isReacts(page);
  await isRecording(page);
  await walk(page, second);
  await isAt(page, screenOf(third));
  await page.goBack();
  await isAt(page, screenOf(second));
  await walk(page, second);
  await isAt(page, screenOf(third));
  await turnAway(page);

  const [one, two] = [idOf(second), idOf(third)];
  const again = [`answered ${one}`, `left ${one}`, `entered ${two}`];
  const back = [`left ${two}`, `entered ${one}`];
  await expect
    .poll(() => theVisit(beacons))
    .toEqual([...reportOf([first, second, third]), ...back, ...again, ...back, ...again]);
});

test("another tab is another visit, and so is a copy of a tab", async ({ page, context }) => {
  const beacons = await receiveBeacons(context);
  await page.goto("/");
  await isRecording(page);
  await walk(page, first);
  await isAt(page, screenOf(second));
  const copied = context.waitForEvent("page");
  await page.evaluate((url) => void window.open(url), second.route);
  const copy = await copied;
  await isAt(copy, screenOf(second));
  expect(
    await copy.evaluate(() => sessionStorage.length),
    "the browser has copied it",
  ).toBeGreaterThan(0);
  const other = await context.newPage();
  await other.goto("/");
  for (const tab of [copy, other]) await isRecording(tab);
  await walk(page, second);
  await isAt(page, screenOf(third));
  for (const tab of [page, copy, other]) {
    await tab.bringToFront();
    await turnAway(tab);
  }

  const reports = () => [...visitsIn(beacons.sent).values()].map(inWords).map(withoutSeconds);
  await expect
    .poll(() => reports().toSorted((a, b) => b.length - a.length))
    .toEqual([
      reportOf([first, second, third]),
      ...[[`entered ${idOf(second)}`], [`entered ${idOf(first)}`]],
    ]);
});

test("a tab that is closed sends what it has seen", async ({ context, baseURL }) => {
  const site = await serveWithBeacons(baseURL);
  const page = await context.newPage();
  await page.goto(site.url);
  await isRecording(page);
  await walk(page, first, second);
  await isAt(page, screenOf(third));
  await page.close();

  await expect.poll(() => theVisit(site)).toEqual(reportOf([first, second, third]));
  site.close();
});

test("a tab that crashes loses only what it hasn't sent", async ({ context, baseURL }) => {
  const site = await serveWithBeacons(baseURL);
  const page = await context.newPage();
  await page.goto(site.url);
  await isRecording(page);
  await walk(page, first, second);
  await isAt(page, screenOf(third));
  const crashed = page.waitForEvent("crash");
  const browser = await context.newCDPSession(page);
  browser.send("Page.crash").catch(() => {});
  await crashed;
  expect(theVisit(site)).toEqual(reportOf([first, second]));

  const again = await context.newPage();
  await again.goto(site.url);
  await isRecording(again);
  await walk(again, first);
  await expect.poll(() => visitsIn(site.sent).size).toBe(2);
  site.close();
});

for (const [wish, name, value] of [
  ["Do Not Track", "doNotTrack", "1"],
  ["Global Privacy Control", "globalPrivacyControl", true],
] as const) {
  test(`with ${wish}, nothing is loaded, stored, or sent`, async ({ page, context }) => {
    const beacons = await receiveBeacons(context);
    const fetched: string[] = [];
    page.on("request", (request) => void fetched.push(new URL(request.url()).pathname));
    await page.addInitScript(([name, value]) => Object.defineProperty(navigator, name, { value }), [
      name,
      value,
    ] as const);
    await page.goto("/");
    await walk(page, first, second);
    await isAt(page, screenOf(third));
    await page.waitForLoadState("networkidle");
    await page.goto("about:blank");
    await page.goto("/");

    expect(fetched).not.toContain(RECORDER);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(beacons.sent).toEqual([]);
  });
}

test("pages outside the quiz load no recorder", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => void fetched.push(new URL(request.url()).pathname));
  for (const path of ["/help", "/login", "/success"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
  }
  expect(fetched).not.toContain(RECORDER);
  await page.goto("/");
  await expect.poll(() => fetched).toContain(RECORDER);
});

test.describe("a server that doesn't count", () => {
  // What the browser itself writes about a request that fails.
  test.use({ expectedNoise: /^Failed to load resource/ });

  for (const [how, answerWith] of Object.entries({
    "can't be reached": (route) => route.abort(),
    refuses: (route) => route.fulfill({ status: 503, body: "no" }),
    "never answers": () => {},
  } satisfies Record<string, Parameters<Beacons["answerWith"]>[0]>)) {
    test(`and ${how} changes nothing for visitors`, async ({ page, context }) => {
      const beacons = await receiveBeacons(context);
      beacons.answerWith(answerWith);
      await page.goto("/");
      await isRecording(page);
      await walk(page, first, second, third);
      await isAt(page, after(third));
      await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
      expect(beacons.sent).toHaveLength(1);

      // Once it's back, nothing is missing.
      beacons.answerWith((route) => route.fulfill({ status: 204 }));
      await turnAway(page);
      const fourth = path[3] as Step;
      await expect.poll(() => theVisit(beacons)).toEqual(reportOf([first, second, third, fourth]));
    });
  }
});

test("a browser that stores nothing is counted in memory", async ({ page, context }) => {
  const beacons = await receiveBeacons(context);
  await refuseStorage(page);
  await page.goto("/");
  await choose(page, valuesOf(entrance)[0] ?? "");
  await isAt(page, screenOf(second));
  await expect.poll(() => beacons.sent.length).toBeGreaterThan(0);
  expect(theVisit(beacons)).toEqual(reportOf([first, second]));
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
