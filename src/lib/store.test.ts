import { describe, expect, test } from "vitest";
import { safeStorage } from "./store.ts";

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

describe("safeStorage", () => {
  test("reads from the browser each time, because another tab may have written", () => {
    const browser = storage();
    const store = safeStorage(() => browser);
    expect(store.get("a")).toBeNull();
    expect(store.set("a", "1")).toBe(true);
    expect(browser.getItem("a")).toBe("1");
    browser.setItem("a", "2");
    expect(store.get("a")).toBe("2");
    expect(store.remove("a")).toBe(true);
    expect([store.get("a"), browser.getItem("a")]).toEqual([null, null]);
  });

  test("keeps everything in memory if accessing storage throws, and returns false", () => {
    const store = safeStorage(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
    expect(store.get("a")).toBeNull();
    expect(store.set("a", "1")).toBe(false);
    expect(store.get("a")).toBe("1");
    expect(store.remove("a")).toBe(false);
    expect(store.get("a")).toBeNull();
  });

  test("keeps everything in memory if storage is null, as in some web views", () => {
    const store = safeStorage(() => null as unknown as Storage);
    expect(store.set("a", "1")).toBe(false);
    expect(store.get("a")).toBe("1");
  });

  test("reads a value that didn't fit from memory until one fits again", () => {
    const browser = storage();
    const store = safeStorage(() => browser);
    store.set("a", "old");
    browser.full = true;
    expect(store.set("a", "new")).toBe(false);
    expect([store.get("a"), browser.getItem("a")]).toEqual(["new", "old"]);
    browser.full = false;
    expect(store.set("a", "newer")).toBe(true);
    browser.setItem("a", "from another tab");
    expect(store.get("a")).toBe("from another tab");
  });

  test("removes a value that didn't fit from memory and the browser", () => {
    const browser = storage();
    const store = safeStorage(() => browser);
    store.set("a", "old");
    browser.full = true;
    store.set("a", "new");
    expect(store.remove("a")).toBe(true);
    expect([store.get("a"), browser.getItem("a")]).toEqual([null, null]);
  });

  test("keeps an empty string", () => {
    const store = safeStorage(() => {
      throw new Error("refused");
    });
    store.set("a", "");
    expect(store.get("a")).toBe("");
  });
});
