import { describe, expect, test } from "vitest";
import type { Device, SaveAnswer, SavedEntry, TrackerEntry } from "#backend/tracker.ts";
import { createTracker } from "./tracker.ts";

/** A browser with an account behind it; `takes` says whether storage keeps what it is given. */
function browser({ takes = true } = {}) {
  const texts = new Map<string, string>();
  const memory = new Map<string, string>();
  const account = {
    entries: [] as SavedEntry[],
    isThere: true,
    /** Another device's entry that is later than all that is sent here. */
    later: undefined as SavedEntry | undefined,
    sent: [] as TrackerEntry[],
    devices: [] as string[],
    /** What happens in the browser while the next request is under way. */
    meanwhile: () => {},
  };
  let ms = Date.parse("2026-03-01T10:00:00.000Z");
  let ids = 0;
  const save = async (entries: TrackerEntry[], { id }: Device): Promise<SaveAnswer[]> => {
    if (!account.isThere) throw new Error("The network is gone.");
    account.sent.push(...entries);
    account.devices.push(id);
    account.meanwhile();
    account.meanwhile = () => {};
    const answers = entries.map(({ day, field, value }): SaveAnswer => {
      const { later } = account;
      if (later?.day === day && later.field === field) return { ...later, isKept: false };
      return {
        day,
        field,
        value,
        savedAt: `2026-03-05T10:00:0${account.sent.length}.000Z`,
        isKept: true,
      };
    });
    account.entries = [...account.entries, ...answers];
    return answers;
  };
  const open = () =>
    createTracker({
      store: {
        get: (key) => memory.get(key) ?? texts.get(key) ?? null,
        set: (key, value) => {
          (takes ? texts : memory).set(key, value);
          return takes;
        },
        remove: (key) => texts.delete(key),
      },
      key: "journal",
      read: async () => account.entries,
      save,
      now: () => new Date(ms++),
      newId: () => `browser ${++ids}`,
      // nothing is sent before it is told to
      after: () => () => {},
    });
  return { open, account, texts };
}

const theirs: SavedEntry = {
  day: 1,
  field: "notes",
  value: "theirs",
  savedAt: "2026-03-02T10:00:00.000Z",
};

describe("tracker", () => {
  test("what one tab wrote and did not send is sent by the other, whichever is closed first", async () => {
    const { open, account } = browser();
    const [one, other] = [open(), open()];
    one.set(1, "notes", "one");
    other.set(1, "mood", "Good");
    await open().sendNow();
    expect(account.sent.map(({ value }) => value)).toEqual(["one", "Good"]);
  });

  test("sends under one name, in all tabs and after a reload", async () => {
    const { open, account } = browser();
    const [one, other] = [open(), open()];
    for (const tracker of [one, other, open()]) {
      tracker.set(1, "notes", "written");
      await tracker.sendNow();
    }
    expect(account.devices).toEqual(["browser 1", "browser 1", "browser 1"]);
  });

  test("shows what the account kept if that is another device's later entry, and says so until the next change", async () => {
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

  test("leaves it to the account which is later: an entry that waits is sent, whatever its clock says", async () => {
    const { open, account } = browser();
    const tracker = open();
    tracker.set(1, "notes", "mine");
    account.entries = [{ ...theirs, savedAt: "2027-01-01T10:00:00.000Z" }];
    await tracker.refresh();
    expect(account.sent).toMatchObject([{ value: "mine" }]);
    expect(tracker.snapshot().journal.entries["1/notes"]?.value).toBe("mine");
  });

  test("takes over what the account has, although this device's clock is ahead", async () => {
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

  test("tells the account which entry the member wrote over", async () => {
    const { open, account } = browser();
    const tracker = open();
    account.entries = [theirs];
    await tracker.refresh();
    tracker.set(1, "notes", "m");
    tracker.set(1, "notes", "mine");
    await tracker.sendNow();
    expect(account.sent).toMatchObject([{ value: "mine", seen: theirs.savedAt }]);
  });

  test("a change made while an older one is under way is sent after it, and later by this device's clock", async () => {
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

  test("where neither the browser nor the account has a note, that is said", async () => {
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

  test("a journal that is forgotten stays so, whatever was on its way", async () => {
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
