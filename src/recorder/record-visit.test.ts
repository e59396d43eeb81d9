import { describe, expect, test } from "vitest";
import { eventsOf, inWords, openPage, smallPlan } from "./recorder.fixtures.ts";

/** Walks to the end, and waits a second on each screen. */
function walk(page: ReturnType<typeof openPage>, ...places: string[]) {
  const [first, ...others] = places;
  page.comeTo(first);
  for (const place of others) {
    page.wait(1);
    page.goOn(place);
  }
}

const sent = (...pages: ReturnType<typeof openPage>[]) => inWords(eventsOf(...pages));
const sizes = ({ beacons }: ReturnType<typeof openPage>) =>
  beacons.map(({ events }) => events.length);

describe("recordVisit", () => {
  test("reports what was entered, answered, and left, and how long it took", () => {
    const page = openPage();
    page.comeTo("start");
    page.wait(4);
    page.goOn("one");
    page.wait(61.6);
    page.goOn("summary");
    page.wait(2);
    page.goOn("sales");

    expect(sent(page)).toEqual([
      "entered start",
      "answered start",
      "left start after 4",
      "entered one",
      "answered one",
      "left one after 62",
      "entered summary",
      "left summary after 2",
      "entered sales",
    ]);
    expect(eventsOf(page).map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test("counts neither Back nor a way to the entrance as an answer", () => {
    const page = openPage();
    walk(page, "start", "one", "two");
    page.comeTo("one");
    page.goOn("start");
    page.hide();

    expect(sent(page).slice(6)).toEqual([
      "entered two",
      "left two after 0",
      "entered one",
      "left one after 0",
      "entered start",
    ]);
  });

  test("leaves a screen for a page outside the quiz, and enters it again", () => {
    const page = openPage();
    walk(page, "start", "one");
    page.goOn(undefined);
    page.wait(30);
    page.comeTo("one");
    page.hide();
    expect(sent(page).slice(3)).toEqual(["entered one", "left one after 0", "entered one"]);
  });

  test("counts only seconds in which the page is visible", () => {
    const page = openPage();
    page.comeTo("start");
    page.wait(2);
    page.hide();
    page.wait(600);
    page.show();
    page.wait(3);
    page.goOn("one");
    expect(sent(page).at(2)).toBe("left start after 5");
  });

  test("names the version and the arms that the visit began with", async () => {
    const page = openPage();
    walk(page, "start", "one");
    page.hide();
    const later = openPage({ storage: page.storage, plan: { ...smallPlan, version: "v2" } });
    later.comeTo("one");
    later.goOn("sales");
    expect(later.beacons[0]).toMatchObject({ version: "v1", arms: { x: "A" } });
  });
});

describe("a recorded visit", () => {
  test("continues after a reload, on the same screen, with the next number", () => {
    const page = openPage();
    walk(page, "start", "one");
    page.wait(5);
    page.hide();
    const reloaded = openPage({ storage: page.storage });
    reloaded.comeTo("one");
    reloaded.wait(2);
    reloaded.goOn("sales");

    expect(sent(page, reloaded)).toEqual([
      "entered start",
      "answered start",
      "left start after 1",
      "entered one",
      "answered one",
      "left one after 7",
      "entered sales",
    ]);
    expect(reloaded.beacons[0]?.visit).toBe(page.beacons[0]?.visit);
  });

  test("is another one in a copy of the tab", () => {
    const page = openPage();
    walk(page, "start", "one");
    const copy = openPage({ storage: new Map(page.storage) });
    copy.comeTo("one");
    copy.goOn("sales");
    page.goOn("sales");

    expect(copy.beacons[0]?.visit).not.toBe(page.beacons[0]?.visit);
    expect(sent(copy)[0]).toBe("entered one");
    expect(copy.beacons[0]?.events[0]?.n).toBe(0);
    expect(sent(page).at(-1)).toBe("entered sales");
  });

  test("continues in a page that comes back after others of its tab", () => {
    const page = openPage();
    walk(page, "start", "sales");
    page.hide();
    const other = openPage({ storage: page.storage });
    other.reach("account_created");
    other.hide();
    page.show();
    page.hide();

    expect(sent(page, other).slice(3)).toEqual([
      "entered sales",
      "left sales after 0",
      "account_created sales",
      "entered sales",
    ]);
  });

  test.each(["", "5", "null", "[]", '{"visit":1}', "{", '{"seen":null}'])(
    "begins if the tab has stored %j",
    (text) => {
      const page = openPage({ storage: new Map([["visit", text]]) });
      walk(page, "start", "one");
      expect(sent(page)).toHaveLength(4);
    },
  );

  test("continues in memory if the browser stores nothing", () => {
    const page = openPage();
    page.refuseStorage();
    walk(page, "start", "one", "sales");
    expect(sent(page)).toHaveLength(7);
  });
});

describe("beacons", () => {
  test("are sent after the entrance, on the way, at the end, and at checkout", async () => {
    const page = openPage();
    const questions = Array.from({ length: 25 }, (_, index) => `q${index}`);
    walk(page, "start", "q0");
    for (const place of [...questions.slice(1), "summary", "sales"]) {
      await page.settled();
      page.goOn(place);
    }
    await page.settled();
    page.reach("checkout_started");
    await page.settled();
    page.hide();

    expect(sizes(page)).toEqual([4, 45, 32, 1]);
    expect(sent(page).at(-1)).toBe("checkout_started sales");
  });

  test("are sent when the page is hidden, unless nothing is new", async () => {
    const page = openPage();
    page.comeTo("start");
    expect(page.beacons).toEqual([]);
    page.hide();
    // Browsers say twice that a page is left.
    page.hide();
    await page.settled();
    page.show();
    page.hide();
    expect(sizes(page)).toEqual([1]);
  });

  test("are sent again with the next one if the server doesn't accept them", async () => {
    const page = openPage();
    page.stopServer();
    walk(page, "start", "one");
    await page.settled();
    page.goOn("two");
    page.hide();
    await page.settled();
    page.startServer();
    page.show();
    page.goOn("sales");
    await page.settled();
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
    await page.settled();
    page.startServer();
    page.hide();
    await page.settled();
    page.show();
    page.goOn("sales");
    expect(page.beacons.map(({ source }) => source?.device)).toEqual(["phone", "phone", undefined]);
  });

  test("keep what happens while they're on the way", async () => {
    const page = openPage();
    walk(page, "start", "one");
    page.goOn("two");
    await page.settled();
    page.hide();
    expect(page.beacons.at(-1)?.events[0]?.n).toBe(4);
  });

  test("stay below 8 kB, and give up after 200 events without an answer", async () => {
    const page = openPage();
    page.stopServer();
    const long = "a-screen-with-a-name-of-about-50-characters-in-all";
    walk(page, "start", ...Array.from({ length: 120 }, (_, index) => `${long}-${index}`));
    page.hide();
    await page.settled();
    page.startServer();
    for (let sends = 0; sends < 5; sends++) {
      page.show();
      page.hide();
      await page.settled();
    }

    for (const beacon of page.beacons) expect(JSON.stringify(beacon).length).toBeLessThan(8_000);
    expect(eventsOf(page)).toHaveLength(200);
    expect(eventsOf(page).at(-1)?.n).toBe(199);
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
    expect(sent(page, success).slice(4)).toEqual([
      "checkout_started sales",
      "left sales after 0",
      "account_created sales",
    ]);
  });

  test("is reported where the funnel ends if this tab saw no screen", () => {
    const page = openPage();
    page.reach("account_created");
    expect(sent(page)).toEqual(["account_created sales"]);
  });
});
