import bcrypt from "bcryptjs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hashInThread } from "./hash-in-thread.ts";

const COST = 10;
const original = { ...bcrypt };

describe("hashInThread", () => {
  let thread: ReturnType<typeof hashInThread>;
  beforeEach(() => {
    thread = hashInThread();
  });
  afterEach(() => thread.close());

  test("hashes and compares as the library does", async () => {
    const hash = await bcrypt.hash("a password", COST);
    expect(bcrypt.getRounds(hash)).toBe(COST);
    expect(await bcrypt.compare("a password", hash)).toBe(true);
    expect(await bcrypt.compare("another", hash)).toBe(false);
  });

  test("leaves this thread free", async () => {
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

  test("gives each caller its own answer", async () => {
    const passwords = ["one", "two", "three"];
    const hashes = await Promise.all(passwords.map((password) => bcrypt.hash(password, 4)));
    for (const [index, hash] of hashes.entries())
      expect(original.compareSync(passwords[index] ?? "", hash)).toBe(true);
  });

  test("fails instead of waiting forever if the thread ends, and then works without it", async () => {
    const hashed = bcrypt.hash("a password", 14);
    const failed = expect(hashed).rejects.toThrow("The thread has ended.");
    await thread.close();
    await failed;
    expect(bcrypt.hash).toBe(original.hash);
    expect(await bcrypt.compare("a password", await bcrypt.hash("a password", 4))).toBe(true);
  });
});
