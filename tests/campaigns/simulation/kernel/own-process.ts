import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import type { Chance } from "./chance.ts";
import type { VirtualClock } from "./virtual-clock.ts";

const { Date: SystemDate } = globalThis;

let clock: VirtualClock;
let chance: Chance;

/**
 * Replaces time and chance of this process for good: also for the database, which is WebAssembly and
 * asks JavaScript for both.
 */
export function takeOverProcess(own: { clock: VirtualClock; chance: Chance }): void {
  ({ clock, chance } = own);
  globalThis.Date = new Proxy(SystemDate, {
    construct: (target, given, self) =>
      Reflect.construct(target, given.length === 0 ? [clock.now()] : given, self),
    apply: () => new SystemDate(clock.now()).toString(),
    get: (target, name) => (name === "now" ? clock.now : Reflect.get(target, name)),
  });
  define(performance, { now: () => clock.now() });
  Math.random = () => chance.next();
  define(globalThis, timers());
  AbortSignal.timeout = abortAfter;
  takeOverCrypto();
}

/** The timers of the virtual clock. `isAlive` says whether there's still someone to call. */
export function timers(isAlive = () => true) {
  const cancels = new Map<number, () => void>();
  let last = 0;
  const later = (act: () => void, ms = 0) => {
    last += 1;
    const id = last;
    const run = () => {
      cancels.delete(id);
      if (isAlive()) act();
    };
    cancels.set(id, clock.after(ms, run));
    return createTimer(id);
  };
  const cancel = (timer: unknown) => {
    const id = Number(timer);
    cancels.get(id)?.();
    cancels.delete(id);
  };
  const repeat = (act: () => void, ms = 0) => {
    const first = later(tick, ms);
    const id = Number(first);
    function tick() {
      cancels.set(
        id,
        clock.after(ms, () => (isAlive() ? tick() : undefined)),
      );
      act();
    }
    return first;
  };
  return {
    setTimeout: (act: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) =>
      later(() => act(...given), ms),
    clearTimeout: cancel,
    setInterval: (act: () => void, ms?: number) => repeat(act, ms),
    clearInterval: cancel,
  };
}

/** As Node's: an object that can be turned into a number. */
const createTimer = (id: number) => ({
  [Symbol.toPrimitive]: () => id,
  ref: () => {},
  unref: () => {},
  hasRef: () => true,
});

function abortAfter(ms: number): AbortSignal {
  const over = new AbortController();
  const giveUp = () =>
    over.abort(new DOMException("The operation was aborted due to timeout", "TimeoutError"));
  clock.after(ms, giveUp);
  return over.signal;
}

export function randomBytes(size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  return getRandomValues(bytes);
}

export function randomUUID(): `${string}-${string}-${string}-${string}-${string}` {
  const bytes = randomBytes(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Buffer.from(bytes).toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

export function getRandomValues<Array extends ArrayBufferView>(array: Array): Array {
  chance.fill(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
  return array;
}

function takeOverCrypto(): void {
  const randomInt = (least: number, most?: number) =>
    Math.floor(most === undefined ? chance.next() * least : chance.between(least, most));
  define(globalThis.crypto, { getRandomValues, randomUUID });
  define(crypto, {
    ...{ randomInt, randomUUID },
    randomBytes: (size: number) => Buffer.from(randomBytes(size)),
    randomFillSync: getRandomValues,
  });
  // Modules that import these by name have the new ones, too.
  syncBuiltinESMExports();
}

function define(target: object, properties: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(target, name, { value, writable: true, configurable: true });
}
