import { describe, expect, test } from "vitest";
import { collectEvents, collectSent, openPage, smallPlan, walk } from "./recorder.fixtures.ts";

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

    expect(collectSent(page)).toEqual([
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
    expect(collectEvents(page).map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test("counts neither Back nor a way to the entrance as an answer", () => {
    const page = openPage();
    walk(page, "start", "one", "two");
    page.comeTo("one");
    page.goOn("start");
    page.hide();

    expect(collectSent(page).slice(6)).toEqual([
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
    expect(collectSent(page).slice(3)).toEqual(["entered one", "left one after 0", "entered one"]);
  });

  test("says where in the quiz a milestone was reached, from outside of it as well", () => {
    const page = openPage();
    walk(page, "start", "one");
    page.goOn(undefined);
    page.reach("checkout_started");
    expect(collectSent(page).at(-1)).toBe("checkout_started one");
  });

  test("answers nothing when the page before is looked at again", () => {
    const page = openPage();
    walk(page, "start", "one");
    page.hide();
    const next = openPage({ storage: page.storage });
    next.comeTo("two");
    next.hide();
    page.show();
    page.hide();
    expect(collectSent(page, next).slice(-3)).toEqual([
      "entered two",
      "left two after 0",
      "entered one",
    ]);
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
    expect(collectSent(page).at(2)).toBe("left start after 5");
  });

  test("counts a stay as a day at most, because the server refuses longer ones", () => {
    const page = openPage();
    page.comeTo("start");
    page.wait(200_000);
    page.goOn("one");
    page.hide();
    expect(collectSent(page)).toContain("left start after 86400");
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

    expect(collectSent(page, reloaded)).toEqual([
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

  test.each([
    '{"seen":[]}',
    '{"visit":"a","seen":true}',
    '{"visit":"a","seen":[],"events":[null]}',
  ])("starts again if the tab has stored %s", (stored) => {
    const page = openPage({ storage: new Map([["visit", stored]]) });
    walk(page, "start", "one");
    expect(collectSent(page)).toContain("entered one");
  });

  test("counts a page from its start, however late the recorder comes", () => {
    const page = openPage();
    page.comeTo("start");
    page.wait(1);
    page.hide();
    const next = openPage({ storage: page.storage, late: 5 });
    next.beganAt("one");
    next.wait(2);
    next.goOn("sales");

    expect(collectSent(page, next).slice(1)).toEqual([
      "left start after 1",
      "entered one",
      "answered one",
      "left one after 7",
      "entered sales",
    ]);
  });

  test("is another one in a copy of the tab", () => {
    const page = openPage();
    walk(page, "start", "one");
    const copy = openPage({ storage: new Map(page.storage) });
    copy.comeTo("one");
    copy.goOn("sales");
    page.goOn("sales");

    expect(copy.beacons[0]?.visit).not.toBe(page.beacons[0]?.visit);
    expect(collectSent(copy)[0]).toBe("entered one");
    expect(copy.beacons[0]?.events[0]?.n).toBe(0);
    expect(collectSent(page).at(-1)).toBe("entered sales");
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

    expect(collectSent(page, other).slice(3)).toEqual([
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
      expect(collectSent(page)).toHaveLength(4);
    },
  );

  test("continues in memory if the browser stores nothing", () => {
    const page = openPage();
    page.refuseStorage();
    walk(page, "start", "one", "sales");
    expect(collectSent(page)).toHaveLength(7);
  });
});
