import { describe, expect, test } from "vitest";
import type { SavedEntry } from "#api/tracker.ts";
import { accountWithDevices } from "./account.fixtures.ts";
import { parseJournal, readEntry } from "./journal.ts";
import { browser } from "./tracker.fixtures.ts";

const theirs: SavedEntry = {
  day: 1,
  field: "notes",
  value: "theirs",
  savedAt: "2026-03-02T10:00:00.000Z",
};

describe("tracker", () => {
  test("sends another tab's unsent entries", async () => {
    const { open, account } = browser();
    const [one, other] = [open(), open()];
    one.set(1, "notes", "one");
    other.set(1, "mood", "Good");
    await open().sendNow();
    expect(account.sent.map(({ value }) => value)).toEqual(["one", "Good"]);
  });

  test("restores an entry that another tab overwrote unseen", () => {
    const { open, texts } = browser();
    const one = open();
    one.set(1, "notes", "First tab");
    const seenByTheOther = texts.get("journal") ?? "";
    one.set(1, "notes", "First tab.");
    texts.set("journal", seenByTheOther);
    one.syncFromStorage();
    expect(readEntry(parseJournal(texts.get("journal") ?? null), 1, "notes")).toBe("First tab.");
    const other = open();
    const kept = texts.get("journal");
    other.syncFromStorage();
    expect(texts.get("journal"), "then both tabs are quiet").toBe(kept);
  });

  test("stays empty after another tab removed the journal", () => {
    const { open, texts } = browser();
    const one = open();
    one.set(1, "notes", "written");
    texts.delete("journal");
    one.syncFromStorage();
    expect(texts.has("journal")).toBe(false);
  });

  test("sends with one id in all tabs and after a reload", async () => {
    const { open, account } = browser();
    const [one, other] = [open(), open()];
    for (const tracker of [one, other, open()]) {
      tracker.set(1, "notes", "written");
      await tracker.sendNow();
    }
    expect(account.devices).toEqual(["browser 1", "browser 1", "browser 1"]);
  });

  test("sends with one id although a tab sees another tab's changes late", async () => {
    const { open, account, texts } = browser();
    const [one, other] = [open(), open()];
    const atFirst = texts.get("journal") ?? "";
    one.set(1, "notes", "written");
    await one.sendNow();
    texts.set("journal", atFirst);
    other.set(1, "mood", "Good");
    await other.sendNow();
    expect(account.devices).toEqual(["browser 1", "browser 1"]);
  });

  test("reports another device's later entry until the next change", async () => {
    const { open, account } = browser();
    const tracker = open();
    account.isThere = false;
    tracker.set(1, "notes", "mine");
    await tracker.sendNow();
    expect(tracker.snapshot().sync).toBe("waiting");

    account.isThere = true;
    account.later = theirs;
    await tracker.refresh();
    expect(tracker.snapshot()).toMatchObject({
      sync: "replaced",
      journal: { entries: { "1/notes": { value: "theirs" } }, unsent: [] },
    });
    expect(account.sent).toHaveLength(1);

    account.later = undefined;
    tracker.set(1, "notes", "mine after all");
    await tracker.sendNow();
    expect(tracker.snapshot()).toMatchObject({
      sync: "saved",
      journal: { entries: { "1/notes": { value: "mine after all" } } },
    });
  });

  test("lets the account decide which entry is later", async () => {
    const { open, account } = browser();
    const tracker = open();
    tracker.set(1, "notes", "mine");
    account.entries = [{ ...theirs, savedAt: "2027-01-01T10:00:00.000Z" }];
    await tracker.refresh();
    expect(account.sent).toMatchObject([{ value: "mine" }]);
    expect(tracker.snapshot().journal.entries["1/notes"]?.value).toBe("mine");
  });

  test("takes the account's entry despite a fast clock", async () => {
    const { open, account } = browser();
    const tracker = open();
    tracker.set(1, "notes", "mine");
    await tracker.sendNow();
    account.entries = [{ ...theirs, savedAt: "2026-03-06T10:00:00.000Z" }];
    await tracker.refresh();
    expect(tracker.snapshot()).toMatchObject({
      sync: "saved",
      journal: { entries: { "1/notes": { value: "theirs" } } },
    });
  });

  test("reports which of the account's entries was replaced", async () => {
    const { open, account } = browser();
    const tracker = open();
    account.entries = [theirs];
    await tracker.refresh();
    tracker.set(1, "notes", "m");
    tracker.set(1, "notes", "mine");
    await tracker.sendNow();
    expect(account.sent).toMatchObject([{ value: "mine", seen: theirs.savedAt }]);
  });

  test("sends a change made during a request afterwards", async () => {
    const { open, account } = browser();
    const tracker = open();
    tracker.set(1, "notes", "o");
    account.meanwhile = () => tracker.set(1, "notes", "on");
    await tracker.sendNow();
    await tracker.sendNow();
    expect(account.sent.map(({ value }) => value)).toEqual(["o", "on"]);
    expect(account.sent[0]!.changedAt < account.sent[1]!.changedAt).toBe(true);
    expect(tracker.snapshot()).toMatchObject({
      sync: "saved",
      journal: { entries: { "1/notes": { value: "on" } } },
    });
  });

  test("sends more than one request takes", async () => {
    const { open, account } = browser();
    const tracker = open();
    const changes = Array.from({ length: 901 }, (_, nth) => ({
      ...{ day: 0, field: `item:a:${nth}`, value: {} },
    }));
    tracker.setAll(changes);
    await tracker.sendNow();
    expect(account.sent).toHaveLength(901);
    expect(account.devices).toHaveLength(3);
    expect(tracker.snapshot().sync).toBe("saved");
  });

  test("reports a note that isn't stored anywhere", async () => {
    const { open, account } = browser({ takes: false });
    const tracker = open();
    account.isThere = false;
    tracker.set(1, "notes", "only here");
    await tracker.sendNow();
    expect(tracker.snapshot().sync).toBe("only-here");
    account.isThere = true;
    await tracker.sendNow();
    expect(tracker.snapshot().sync).toBe("saved");
  });

  test("stays forgotten, whatever was in flight", async () => {
    const { open, account, texts } = browser();
    const tracker = open();
    tracker.set(1, "notes", "mine");
    account.entries = [{ ...theirs, day: 2 }];
    const onItsWay = Promise.all([tracker.sendNow(), tracker.refresh()]);
    tracker.forget();
    await onItsWay;
    expect([...texts]).toEqual([]);
  });
});

describe("the exchanges of two devices", () => {
  test("are kept, although neither had heard of the other's", async () => {
    const account = accountWithDevices();
    const [phone, computer] = [account.device(), account.device()];
    const swap = async (one: typeof phone, value: Record<string, string>) => {
      account.tick();
      one.tracker.set(9, "meal-swaps", value);
    };
    phone.goOnline(true);
    computer.goOnline(true);
    await swap(phone, { chops: "trout", eggs: "bacon" });
    await phone.sync();
    await computer.sync();
    computer.goOnline(false);
    await swap(phone, { eggs: "ham" });
    await phone.sync();
    await swap(computer, { chops: "trout", eggs: "bacon", steak: "duck" });
    computer.goOnline(true);
    await computer.sync();
    await phone.sync();
    for (const { tracker } of [phone, computer])
      expect(readEntry(tracker.snapshot().journal, 9, "meal-swaps")).toEqual({
        ...{ chops: null, eggs: "ham", steak: "duck" },
      });
  });
});
