import { afterEach, describe, expect, test, vi } from "vitest";
import { previewNumbers } from "./preview-plugin.ts";

const PROJECT = {
  NUMBERS_FROM: "https://project.example/",
  SUPABASE_SECRET_KEY: "sb_secret_of_tests",
};
const place = (name: string, entered: number, inside: number) => ({
  place: name,
  entered,
  inside,
  left: entered - inside,
  medianSeconds: inside === entered ? null : 6,
});

afterEach(() => vi.unstubAllGlobals());

/** A project that answers with these places. Returns what it was asked. */
function project(places: ReturnType<typeof place>[], status = 200) {
  const asked: { url: URL; key: string | null }[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    asked.push({ url: new URL(url), key: new Headers(init.headers).get("apikey") });
    return Response.json({ totals: { checkouts: 7 }, places, arms: [] }, { status });
  });
  return asked;
}

describe("previewNumbers", () => {
  test("reads the drop-off of each step from the project", async () => {
    const asked = project([place("start", 1200, 300), place("sleep", 5, 5)]);
    expect(await previewNumbers(PROJECT)).toEqual({
      kind: "read",
      days: 28,
      checkouts: 7,
      places: {
        start: { entered: 1200, dropOff: 0.25, medianSeconds: 6 },
        sleep: { entered: 5, dropOff: 1, medianSeconds: null },
      },
    });
    const [{ url, key } = { url: new URL("https://nobody.example"), key: "" }] = asked;
    expect(url.origin + url.pathname).toBe("https://project.example/functions/v1/numbers");
    expect(key).toBe("sb_secret_of_tests");
    const [from = "", to = ""] = ["from", "to"].map((name) => url.searchParams.get(name) ?? "");
    const days = Date.parse(to) - Date.parse(from);
    expect(days).toBe(27 * 86_400_000);
  });

  test("leaves out steps that fewer than five visits came to", async () => {
    project([place("start", 4, 1)]);
    expect(await previewNumbers(PROJECT)).toMatchObject({ kind: "read", places: {} });
  });

  test("asks nobody if no project is named", async () => {
    const asked = project([]);
    expect(await previewNumbers({})).toEqual({ kind: "none" });
    expect(asked).toEqual([]);
  });

  test("says what to do if there's no key, or if the project refuses it", async () => {
    project([], 401);
    expect(await previewNumbers({ ...PROJECT, SUPABASE_SECRET_KEY: "" })).toEqual({
      kind: "unreadable",
      reason: expect.stringContaining("Set SUPABASE_SECRET_KEY"),
    });
    expect(await previewNumbers(PROJECT)).toEqual({
      kind: "unreadable",
      reason: expect.stringContaining("https://project.example refused (401)"),
    });
  });

  test("says if the project doesn't answer", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
    expect(await previewNumbers(PROJECT)).toEqual({
      kind: "unreadable",
      reason: expect.stringContaining("https://project.example doesn't answer"),
    });
  });
});
