import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import bcrypt from "bcryptjs";

/** Plain JavaScript: nothing translates what runs in a thread. */
const THREAD = `
  const { parentPort, workerData } = require("node:worker_threads");
  const bcrypt = require(workerData);
  parentPort.on("message", ({ id, name, args }) =>
    parentPort.postMessage({ id, result: bcrypt[name](...args) }),
  );
`;

interface Answer {
  id: number;
  result: unknown;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/**
 * Makes the library that @supabase/lite hashes passwords with do so in another thread. A hash takes
 * longer than everything else in a purchase, and no other request would be answered meanwhile.
 */
export function hashInThread(): { close(): Promise<unknown> } {
  const { hash, compare } = bcrypt;
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const thread = new Worker(THREAD, {
    eval: true,
    workerData: createRequire(import.meta.url).resolve("bcryptjs"),
  });
  // Only requests keep the process alive.
  thread.unref();
  thread.on("message", ({ id, result }: Answer) => {
    waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  // Without the thread, everything still works, only slower.
  thread.once("exit", () => {
    Object.assign(bcrypt, { hash, compare });
    for (const { reject } of waiting.values()) reject(new Error("The thread has ended."));
    waiting.clear();
  });
  thread.once("error", () => {});

  const inThread =
    (name: string) =>
    (...args: unknown[]) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        thread.postMessage({ id: last, name, args });
      });
  Object.assign(bcrypt, { hash: inThread("hashSync"), compare: inThread("compareSync") });
  return { close: () => thread.terminate() };
}
