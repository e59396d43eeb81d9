import { describe, expect, test } from "vitest";
import type { OpenedList, SharedItem, SharedTick } from "#api/open-shared-list.ts";
import { createSharedList } from "./shared-list.ts";

const item = (id: string, checked = false) => ({
  id,
  name: id,
  checked,
  category: "Other" as const,
});
const opened = (...items: SharedItem[]): OpenedList => ({
  ...{ state: "open", items, expiresAt: "2026-04-01T10:00:00.000Z" },
});

/** A phone with a link, and the server that it asks. */
function phone() {
  const texts = new Map<string, string>();
  const server = {
    isThere: true,
    stores: true,
    answer: opened(item("eggs"), item("salt")) as OpenedList,
    sent: [] as SharedTick[][],
    meanwhile: () => {},
  };
  let now = 1_000_000;
  const open = () =>
    createSharedList({
      secret: "secret",
      store: {
        get: (key) => texts.get(key) ?? null,
        set: (key, text) => server.stores && texts.set(key, text).has(key),
        remove: (key) => texts.delete(key),
      },
      now: () => now,
      open: async (_, ticks) => {
        if (!server.isThere) throw new TypeError("Failed to fetch");
        server.sent.push(ticks);
        server.meanwhile();
        server.meanwhile = () => {};
        return server.answer;
      },
    });
  return {
    ...{ open, server, texts },
    wait: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

const ticked = ({ snapshot }: ReturnType<typeof createSharedList>) => {
  const { list } = snapshot();
  return list?.state === "open" && list.items.flatMap(({ id, checked }) => (checked ? id : []));
};

describe("a shared list on another phone", () => {
  test("knows whether its ticks outlast the page", async () => {
    const { open, server } = phone();
    const list = open();
    await list.refresh();
    expect(list.snapshot().isKept).toBe(true);
    server.stores = false;
    await list.tick("eggs", true);
    expect(list.snapshot().isKept).toBe(false);
  });

  test("keeps ticks without a network, and sends them later with their age", async () => {
    const { open, server, wait } = phone();
    const list = open();
    await list.refresh();
    server.isThere = false;
    await list.tick("eggs", true);
    expect(ticked(list)).toEqual(["eggs"]);
    expect(list.snapshot()).toMatchObject({ isAway: true, waiting: 1 });

    wait(60);
    const reloaded = open();
    expect(ticked(reloaded), "after a reload").toEqual(["eggs"]);
    server.isThere = true;
    server.answer = opened(item("eggs", true), item("salt"));
    await reloaded.refresh();
    expect(server.sent.at(-1)).toEqual([{ id: "eggs", checked: true, ago: 60 }]);
    expect(reloaded.snapshot()).toMatchObject({ isAway: false, waiting: 0 });
    expect(ticked(reloaded)).toEqual(["eggs"]);
  });

  test("ticks the quantity that was seen, which the plan may have changed since", async () => {
    const { open, server } = phone();
    server.answer = opened({ ...item("beef"), quantity: 600 });
    const list = open();
    await list.refresh();
    server.isThere = false;
    await list.tick("beef", true);
    server.isThere = true;
    server.answer = opened({ ...item("beef"), quantity: 800 });
    await list.refresh();
    expect(server.sent.at(-1)).toMatchObject([{ id: "beef", quantity: 600 }]);
    expect(ticked(list)).toEqual([]);
  });

  test("doesn't lose a tick made during a request", async () => {
    const { open, server } = phone();
    const list = open();
    let during: Promise<void> | undefined;
    server.meanwhile = () => {
      during = list.tick("salt", true);
    };
    await list.refresh();
    expect(ticked(list)).toEqual(["salt"]);
    await during;
    expect(server.sent).toEqual([[], [{ id: "salt", checked: true, ago: 0 }]]);
  });

  test.each(["revoked", "expired", "unknown"] as const)(
    "leaves nothing on the phone once its link is %s",
    async (state) => {
      const { open, server, texts } = phone();
      const list = open();
      await list.refresh();
      expect(texts.size).toBe(1);
      server.answer = { state };
      await list.tick("eggs", true);
      expect(list.snapshot()).toEqual({ list: { state }, waiting: 0, isAway: false, isKept: true });
      expect(texts.size).toBe(0);
    },
  );
});
