import bcrypt from "bcryptjs";
import { afterEach, describe, expect, test } from "vitest";
import { hashNatively } from "./hash-natively.ts";

const COST = 10;
const original = { ...bcrypt };
afterEach(() => void Object.assign(bcrypt, original));

describe("hashNatively", () => {
  test("makes hashes that the library accepts, and accepts its hashes", async () => {
    hashNatively();
    const hash = await bcrypt.hash("a password", COST);
    expect(bcrypt.getRounds(hash)).toBe(COST);
    expect(original.compareSync("a password", hash)).toBe(true);

    const known = original.hashSync("a password", COST);
    expect(await bcrypt.compare("a password", known)).toBe(true);
    expect(await bcrypt.compare("another", known)).toBe(false);
  });

  test("leaves this thread free", async () => {
    hashNatively();
    let [turns, isDone] = [0, false];
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    count();
    await bcrypt.hash("a password", COST);
    isDone = true;
    // The library itself takes a break every 100 ms.
    expect(turns).toBeGreaterThan(100);
  });
});
