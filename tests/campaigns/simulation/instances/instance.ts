import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createRequire } from "node:module";
import { getRandomValues, randomUUID, timers } from "../kernel/own-process.ts";
import { SCOPE, type Scope } from "./load-script.ts";

const require = createRequire(import.meta.url);

interface Surroundings {
  fetch: typeof fetch;
  /** Hears everything that's logged. */
  log(line: string): void;
  /** Environment variables. */
  env?: Record<string, string>;
  /** More names that the code finds. */
  more?: Partial<Scope>;
}

/** Code that runs with a memory of its own until it's ended, as a server's process or a page does. */
export interface Instance<Exports> {
  exports: Exports;
  isAlive(): boolean;
  /** From now on, nothing of it runs: what it waits for never comes. */
  end(): void;
}

export function startInstance<Exports>(
  run: (scope: Scope) => void,
  { fetch, log, env = {}, more = {} }: Surroundings,
): Instance<Exports> {
  let isAlive = true;
  const own = timers(() => isAlive);
  const module = { exports: {} };
  const scope = {
    ...own,
    fetch,
    module,
    exports: module.exports,
    require: createRequireFunction(env, own.setTimeout),
    console: createConsole(log),
    crypto: { getRandomValues, randomUUID, subtle: syncSubtle },
    navigator: { onLine: true },
    dispatchEvent: () => true,
    addEventListener: () => {},
    WebSocket: class {},
    ...more,
  };
  const global = Object.create(globalThis, Object.getOwnPropertyDescriptors(scope));
  const names = {
    ...scope,
    globalThis: global,
    window: undefined,
    self: global,
    ...createWindow(more, global),
  };
  run(Object.fromEntries(SCOPE.map((name) => [name, Reflect.get(names, name)])) as Scope);
  return {
    exports: module.exports as Exports,
    isAlive: () => isAlive,
    end: () => {
      isAlive = false;
    },
  };
}

/** Only a page has a window. */
function createWindow(more: object, global: object): { window?: object } {
  if (!("localStorage" in more)) return {};
  Object.defineProperty(global, "window", { value: global });
  return { window: global };
}

/** Node's modules, without those parts that this process doesn't own. */
function createRequireFunction(
  env: Record<string, string>,
  later: (act: () => void, ms: number) => unknown,
) {
  const own: Record<string, unknown> = {
    process: { ...process, env, default: { ...process, env } },
    timers: { setImmediate: (act: () => void) => later(act, 0) },
    // The provider's library asks it for the name of this machine.
    child_process: {
      exec: (_: string, done: (error: null, text: string) => void) => done(null, ""),
    },
  };
  return (name: string) => own[name.replace(/^node:/, "")] ?? require(name);
}

function createConsole(log: (line: string) => void) {
  const line = (...parts: unknown[]) => log(parts.map(String).join(" "));
  return { debug: line, log: line, info: line, warn: line, error: line };
}

interface Key {
  secret: Buffer;
}

const toBytes = (data: BufferSource): Uint8Array =>
  ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);

/** A buffer of its own: Node's may be a part of a larger one. */
const toBuffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

const signature = ({ secret }: Key, data: BufferSource) =>
  createHmac("sha256", secret).update(toBytes(data)).digest();

/**
 * The parts of `crypto.subtle` that the product uses, for SHA-256. The real one works in other
 * threads, so that its results come in an order that no seed decides.
 */
const syncSubtle = {
  digest: async (algorithm: string, data: BufferSource) => {
    if (algorithm !== "SHA-256") throw new Error(`The simulation has no ${algorithm}.`);
    return toBuffer(createHash("sha256").update(toBytes(data)).digest());
  },
  importKey: async (_format: "raw", data: BufferSource): Promise<Key> => ({
    secret: Buffer.from(toBytes(data)),
  }),
  sign: async (_algorithm: unknown, key: Key, data: BufferSource) => toBuffer(signature(key, data)),
  verify: async (_algorithm: unknown, key: Key, given: BufferSource, data: BufferSource) => {
    const [one, other] = [signature(key, data), toBytes(given)];
    return one.length === other.length && timingSafeEqual(one, other);
  },
};
