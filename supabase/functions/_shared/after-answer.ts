import { setImmediate } from "node:timers";
import { getErrorKind } from "./get-error-kind.ts";

/** Runs work after the response is sent. */
export function afterAnswer(name: string, work: () => Promise<void>): void {
  waitFor(name, new Promise<void>((resolve) => setImmediate(resolve)).then(work));
}

/**
 * Resolves when the work is done, or after so many milliseconds. Then the work continues, and the
 * response doesn't wait for it.
 */
export async function waitAtMost(name: string, ms: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([waitFor(name, work), late]);
  clearTimeout(timer);
}

/** Logs what fails. The platform has to be asked to wait for what outlives the response. */
function waitFor(name: string, work: Promise<void>): Promise<void> {
  const done = work.catch((error: unknown) => console.error(`${name}: ${getErrorKind(error)}`));
  const runtime = (globalThis as { EdgeRuntime?: { waitUntil(promise: Promise<unknown>): void } })
    .EdgeRuntime;
  runtime?.waitUntil(done);
  return done;
}
