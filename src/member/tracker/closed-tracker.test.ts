import { describe, expect, test } from "vitest";
import { parseJournal, readEntry } from "./journal.ts";
import { browser } from "./tracker.fixtures.ts";
import type { Tracker } from "./tracker.ts";

describe("a tracker that no page shows any more", () => {
  /** Resolves once the pending request has its answer. */
  const answered = () => new Promise((resolve) => setTimeout(resolve));

  test("sends everything unsent once", async () => {
    const { open, account, due } = browser();
    const tracker = open();
    tracker.set(1, "notes", "written");
    tracker.close();
    await answered();
    expect(account.sent.map(({ value }) => value)).toEqual(["written"]);
    expect(due.size).toBe(0);
  });

  test.each([
    ["at once", (tracker: Tracker) => tracker.close()],
    ["during a request", (tracker: Tracker) => void tracker.sendNow().then(tracker.close)],
    [
      "after a failure",
      async (tracker: Tracker) => {
        await tracker.sendNow();
        tracker.close();
      },
    ],
  ])("doesn't try again after a failure, closed %s", async (_, close) => {
    const { open, account, texts, due } = browser();
    account.isThere = false;
    const tracker = open();
    tracker.set(1, "notes", "written");
    await close(tracker);
    await answered();
    expect(due.size, "nothing is left to do later").toBe(0);
    account.isThere = true;
    await answered();
    expect(account.sent).toEqual([]);
    expect(readEntry(parseJournal(texts.get("journal") ?? null), 1, "notes")).toBe("written");
  });

  test("tries again once a page shows it", async () => {
    const { open, account, due } = browser();
    account.isThere = false;
    const tracker = open();
    tracker.close();
    tracker.open();
    tracker.set(1, "notes", "written");
    await tracker.sendNow();
    expect(due.size).toBe(1);
    account.isThere = true;
    for (const retry of due) retry();
    await answered();
    expect(account.sent.map(({ value }) => value)).toEqual(["written"]);
  });
});
