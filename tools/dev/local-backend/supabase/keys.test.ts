import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { KeysUnreadable, readKeys } from "./keys.ts";

let home: string;
let file: string;
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  home = mkdtempSync(join(tmpdir(), "keys-"));
  file = join(home, "keys.json");
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(home, { recursive: true });
});

describe("keys", () => {
  test("are created once, readable only by their owner", () => {
    const keys = readKeys(home);
    expect(readKeys(home)).toEqual(keys);
    expect(new Set(Object.values(keys)).size).toBe(7);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(console.warn).not.toHaveBeenCalled();
  });

  test("are created again if the first time was interrupted", () => {
    writeFileSync(`${file}.new`, '{"jwtSecret":"ha', { mode: 0o644 });
    readKeys(home);
    expect(readdirSync(home)).toEqual(["keys.json"]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test.each([undefined, null, "", " ", "undefined", "null", 7])(
    "get a new secret instead of %j, and keep it and all others",
    (value) => {
      const { claimSecret: _, ...others } = readKeys(home);
      writeFileSync(file, JSON.stringify({ ...others, claimSecret: value, later: "kept" }));

      const keys = readKeys(home);
      expect(keys).toEqual({
        ...others,
        claimSecret: expect.stringMatching(/^[\w-]{43}$/),
        later: "kept",
      });
      expect(readKeys(home)).toEqual(keys);
      expect(console.warn).toHaveBeenCalledOnce();
      expect(console.warn).toHaveBeenCalledWith(`${file} had no claimSecret. Added.`);
    },
  );

  test.each(["", "{", "[]", "null", '"text"', '{"apiKey":"of another program"}'])(
    "are not created in place of a file that holds %j",
    (text) => {
      writeFileSync(file, text);
      expect(() => readKeys(home)).toThrow(KeysUnreadable);
      expect(readFileSync(file, "utf8")).toBe(text);
    },
  );

  test("are not created in place of a file that can't be read", () => {
    mkdirSync(file);
    expect(() => readKeys(home)).toThrow("EISDIR");
  });
});
