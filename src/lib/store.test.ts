import { expect, test } from "vitest";
import { tolerantStore } from "./store.ts";

function storage(): Storage & { full: boolean } {
  const kept = new Map<string, string>();
  const box = {
    full: false,
    length: 0,
    key: () => null,
    clear: () => kept.clear(),
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (box.full) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
  return box;
}

test("what a browser keeps is read from it each time, as another tab may have written", () => {
  const browser = storage();
  const store = tolerantStore(() => browser);
  expect(store.get("a")).toBeNull();
  expect(store.set("a", "1")).toBe(true);
  expect(browser.getItem("a")).toBe("1");
  browser.setItem("a", "2");
  expect(store.get("a")).toBe("2");
  expect(store.remove("a")).toBe(true);
  expect([store.get("a"), browser.getItem("a")]).toEqual([null, null]);
});

test("where even asking for the storage throws, everything stays in memory and every answer is no", () => {
  const store = tolerantStore(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  expect(store.get("a")).toBeNull();
  expect(store.set("a", "1")).toBe(false);
  expect(store.get("a")).toBe("1");
  expect(store.remove("a")).toBe(false);
  expect(store.get("a")).toBeNull();
});

test("where storage is null, as in some web views, everything stays in memory", () => {
  const store = tolerantStore(() => null as unknown as Storage);
  expect(store.set("a", "1")).toBe(false);
  expect(store.get("a")).toBe("1");
});

test("what did not fit is read from memory until it fits again", () => {
  const browser = storage();
  const store = tolerantStore(() => browser);
  store.set("a", "old");
  browser.full = true;
  expect(store.set("a", "new")).toBe(false);
  expect([store.get("a"), browser.getItem("a")]).toEqual(["new", "old"]);
  browser.full = false;
  expect(store.set("a", "newer")).toBe(true);
  browser.setItem("a", "from another tab");
  expect(store.get("a")).toBe("from another tab");
});

test("what did not fit and is removed is gone everywhere", () => {
  const browser = storage();
  const store = tolerantStore(() => browser);
  store.set("a", "old");
  browser.full = true;
  store.set("a", "new");
  expect(store.remove("a")).toBe(true);
  expect([store.get("a"), browser.getItem("a")]).toEqual([null, null]);
});

test("an empty text is something kept", () => {
  const store = tolerantStore(() => {
    throw new Error("refused");
  });
  store.set("a", "");
  expect(store.get("a")).toBe("");
});
