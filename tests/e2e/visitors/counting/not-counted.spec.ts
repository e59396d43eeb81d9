import { type Beacons, receiveBeacons } from "../../support/beacons.ts";
import { refuseStorage } from "../../support/browser.ts";
import { listBuiltFiles } from "../../support/builds/built-files.ts";
import {
  createReport,
  first,
  isRecording,
  path,
  second,
  theVisit,
  third,
  turnAway,
  walk,
} from "../../support/counted-walk.ts";
import { after, entrance, listValues, type Step, toScreenName } from "../../support/funnel.ts";
import { choose, expect, isAt } from "../../support/journey.ts";
import { test } from "../../support/shop.ts";

test.use({ isCounted: true });

const RECORDER = `/assets/${listBuiltFiles().find((file) => /^recorder-.+\.js$/.test(file))}`;

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
    await isAt(page, toScreenName(third));
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
  // The browser itself prints this about a request that fails.
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
      await expect
        .poll(() => theVisit(beacons))
        .toEqual(createReport([first, second, third, fourth]));
    });
  }
});

test("a browser that stores nothing is counted in memory", async ({ page, context }) => {
  const beacons = await receiveBeacons(context);
  await refuseStorage(page);
  await page.goto("/");
  await choose(page, listValues(entrance)[0] ?? "");
  await isAt(page, toScreenName(second));
  await expect.poll(() => beacons.sent.length).toBeGreaterThan(0);
  expect(theVisit(beacons)).toEqual(createReport([first, second]));
});
