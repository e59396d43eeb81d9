import { describe, expect, test } from "vitest";
import { collectEvents, collectSent, openPage, walk } from "./recorder.fixtures.ts";

const sizes = ({ beacons }: ReturnType<typeof openPage>) =>
  beacons.map(({ events }) => events.length);

describe("beacons", () => {
  test("are sent after the entrance, on the way, at the end, and at checkout", async () => {
    const page = openPage();
    const questions = Array.from({ length: 25 }, (_, index) => `q${index}`);
    walk(page, "start", "q0");
    for (const place of [...questions.slice(1), "summary", "sales"]) {
      await page.settle();
      page.goOn(place);
    }
    await page.settle();
    page.reach("checkout_started");
    await page.settle();
    page.hide();

    expect(sizes(page)).toEqual([4, 45, 32, 1]);
    expect(collectSent(page).at(-1)).toBe("checkout_started sales");
  });

  test("are sent when the page is hidden, unless nothing is new", async () => {
    const page = openPage();
    page.comeTo("start");
    expect(page.beacons).toEqual([]);
    page.hide();
    // Browsers say twice that a page is left.
    page.hide();
    await page.settle();
    page.show();
    page.hide();
    expect(sizes(page)).toEqual([1]);
  });

  test("are sent again with the next one if the server doesn't accept them", async () => {
    const page = openPage();
    page.stopServer();
    walk(page, "start", "one");
    await page.settle();
    page.goOn("two");
    page.hide();
    await page.settle();
    page.startServer();
    page.show();
    page.goOn("sales");
    await page.settle();
    page.reach("checkout_started");

    expect(sizes(page)).toEqual([4, 7, 10, 1]);
    expect(page.beacons[2]?.events.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test("are sent again after a reload if their outcome is unknown", () => {
    const page = openPage();
    walk(page, "start", "one");
    page.hide();
    const reloaded = openPage({ storage: page.storage });
    reloaded.comeTo("one");
    reloaded.goOn("sales");
    expect(reloaded.beacons[0]?.events.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test("name the source until the server has accepted one", async () => {
    const page = openPage();
    page.stopServer();
    walk(page, "start", "one");
    await page.settle();
    page.startServer();
    page.hide();
    await page.settle();
    page.show();
    page.goOn("sales");
    expect(page.beacons.map(({ source }) => source?.device)).toEqual(["phone", "phone", undefined]);
  });

  test("keep what happens while they're on the way", async () => {
    const page = openPage();
    walk(page, "start", "one");
    page.goOn("two");
    await page.settle();
    page.hide();
    expect(page.beacons.at(-1)?.events[0]?.n).toBe(4);
  });

  test("stay below 8 kB, and give up after 200 events without an answer", async () => {
    const page = openPage();
    page.stopServer();
    const long = "a-screen-with-a-name-of-about-50-characters-in-all";
    walk(page, "start", ...Array.from({ length: 120 }, (_, index) => `${long}-${index}`));
    page.hide();
    await page.settle();
    page.startServer();
    for (let sends = 0; sends < 5; sends++) {
      page.show();
      page.hide();
      await page.settle();
    }

    for (const beacon of page.beacons) expect(JSON.stringify(beacon).length).toBeLessThan(8_000);
    expect(collectEvents(page)).toHaveLength(200);
    expect(collectEvents(page).at(-1)?.n).toBe(199);
  });
});

describe("a milestone", () => {
  test("is reported on the screen where it was reached, or on the last one", () => {
    const page = openPage();
    walk(page, "start", "sales");
    page.reach("checkout_started");
    page.hide();
    const success = openPage({ storage: page.storage });
    success.reach("account_created");
    expect(collectSent(page, success).slice(4)).toEqual([
      "checkout_started sales",
      "left sales after 0",
      "account_created sales",
    ]);
  });

  test("is reported where the funnel ends if this tab saw no screen", () => {
    const page = openPage();
    page.reach("account_created");
    expect(collectSent(page)).toEqual(["account_created sales"]);
  });
});
