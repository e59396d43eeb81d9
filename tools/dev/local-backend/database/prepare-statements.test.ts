import { beforeEach, expect, test, vi } from "vitest";
import { prepareStatements } from "./database.ts";

const unsafe = vi.fn((..._sent: unknown[]) => []);

/** A connection of a driver that hands its statements to `unsafe`. */
async function connect(driver = { reserve: async () => ({ unsafe }) }) {
  prepareStatements(driver as unknown as Parameters<typeof prepareStatements>[0]);
  return driver.reserve() as unknown as Promise<{
    unsafe(text: string, parameters?: unknown[], options?: object): unknown;
  }>;
}

/** True if the last statement was prepared. */
const isPrepared = () => (unsafe.mock.lastCall?.[2] as { prepare: boolean } | undefined)?.prepare;

beforeEach(() => unsafe.mockClear());

test("statements with parameters are prepared, others can't be", async () => {
  const connection = await connect();
  connection.unsafe("select $1", [7]);
  expect(unsafe.mock.lastCall).toEqual(["select $1", [7], { prepare: true }]);
  connection.unsafe("begin");
  expect(isPrepared()).toBe(false);
  connection.unsafe("begin", []);
  expect(isPrepared()).toBe(false);
});

test("a caller that says otherwise gets it", async () => {
  (await connect()).unsafe("select $1", [7], { prepare: false, simple: false });
  expect(unsafe.mock.lastCall?.[2]).toEqual({ prepare: false, simple: false });
});

test("at most 200 texts are prepared, and those stay so", async () => {
  const connection = await connect();
  for (let nth = 1; nth <= 200; nth += 1) {
    connection.unsafe(`select $1 as column_${nth}`, [7]);
    expect(isPrepared()).toBe(true);
  }
  connection.unsafe("select $1 as one_too_many", [7]);
  expect(isPrepared()).toBe(false);
  connection.unsafe("select $1 as column_1", [8]);
  expect(isPrepared()).toBe(true);
});
