import { expect, test } from "vitest";
import type { TrackerEntry } from "#backend/tracker.ts";
import { createTracker } from "./tracker.ts";

/** A browser with an account behind it; `takes` says whether storage keeps what it is given. */
function browser({ takes = true } = {}) {
  const texts = new Map<string, string>();
  const memory = new Map<string, string>();
  const account = { entries: [] as TrackerEntry[], isThere: true };
  let ms = Date.parse("2026-03-01T10:00:00.000Z");
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
      save: async (entries) => {
        if (!account.isThere) throw new Error("The network is gone.");
        account.entries = [...account.entries, ...entries];
      },
      now: () => new Date(ms++),
      // nothing is sent before it is told to
      after: () => () => {},
    });
  return { open, account, texts };
}

test("what one tab wrote and did not send is sent by the other, whichever is closed first", async () => {
  const { open, account } = browser();
  const [one, other] = [open(), open()];
  one.set(1, "notes", "one");
  other.set(1, "mood", "Good");
  await open().sendNow();
  expect(account.entries.map(({ value }) => value)).toEqual(["one", "Good"]);
});

test("a note that another device overruled is no longer waited for", async () => {
  const { open, account } = browser();
  const tracker = open();
  account.isThere = false;
  tracker.set(1, "notes", "mine");
  await tracker.sendNow();
  expect(tracker.snapshot().sync).toBe("waiting");
  account.isThere = true;
  account.entries = [{ day: 1, field: "notes", value: "theirs", changedAt: "2026-03-02T10:00:00.000Z" }];
  await tracker.refresh();
  expect(tracker.snapshot().sync).toBe("saved");
  expect(account.entries).toHaveLength(1);
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
  account.entries = [{ day: 2, field: "notes", value: "from the account", changedAt: "2026-03-02T10:00:00.000Z" }];
  const onItsWay = Promise.all([tracker.sendNow(), tracker.refresh()]);
  tracker.forget();
  await onItsWay;
  expect([...texts]).toEqual([]);
});
