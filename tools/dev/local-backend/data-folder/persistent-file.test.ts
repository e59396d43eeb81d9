import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { virtualClock } from "../stripe/virtual-clock.ts";
import { keepInFile } from "./persistent-file.ts";

let home: string;
let file: string;
let text: string;
let clock: ReturnType<typeof virtualClock>;

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  home = mkdtempSync(join(tmpdir(), "persistent-"));
  file = join(home, "kept", "state.json");
  text = "first";
  clock = virtualClock();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(home, { recursive: true });
});

const open = () => keepInFile({ file, serialize: () => text, clock });
const block = () => writeFileSync(join(home, "kept"), "");
const unblock = () => rmSync(join(home, "kept"));

describe("persistent file", () => {
  test("is written at once", async () => {
    const kept = open();
    kept.save();
    expect(readFileSync(file, "utf8")).toBe("first");
    expect(await kept.waitUntilSaved()).toBe(true);
    expect(console.warn).not.toHaveBeenCalled();
  });

  test("is retried until it works, with the latest content", async () => {
    block();
    const kept = open();
    kept.save();
    const saved = kept.waitUntilSaved();
    await clock.advance(60_000);
    text = "last";
    unblock();
    await clock.advance(5000);
    expect(await saved).toBe(true);
    expect(readFileSync(file, "utf8")).toBe("last");
    expect(vi.mocked(console.warn).mock.calls.map(([said]) => said)).toEqual([
      expect.stringMatching(/can't be written .* Trying until it works/),
      `${file} can be written again, and is complete.`,
    ]);
  });

  test.each([99, 299, 699, 1499, 3099, 6299, 11_299, 16_299])(
    "is not retried within %i ms, but one millisecond later",
    async (ms) => {
      block();
      let tries = 0;
      keepInFile({ file, serialize: () => String(++tries), clock }).save();
      await clock.advance(ms);
      const before = tries;
      await clock.advance(1);
      expect(tries).toBe(before + 1);
    },
  );

  test("stops waiting after the given time, but keeps trying to write", async () => {
    block();
    const kept = open();
    kept.save();
    const saved = kept.waitUntilSaved(1000);
    await clock.advance(1000);
    expect(await saved).toBe(false);
    unblock();
    await clock.advance(5000);
    expect(readFileSync(file, "utf8")).toBe("first");
  });

  test("is written on close if that's possible again", async () => {
    block();
    const kept = open();
    kept.save();
    unblock();
    kept.close();
    expect(readFileSync(file, "utf8")).toBe("first");
  });

  test("reports what is lost on close, and stops trying", async () => {
    block();
    const kept = open();
    kept.save();
    const saved = kept.waitUntilSaved();
    kept.close();
    expect(await saved).toBe(false);
    expect(vi.mocked(console.warn).mock.lastCall).toEqual([
      `${file} could not be written. Its last changes are lost.`,
    ]);
    unblock();
    mkdirSync(join(home, "kept"));
    await clock.advance(60_000);
    expect(() => readFileSync(file)).toThrow("ENOENT");
  });
});
