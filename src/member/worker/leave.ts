import { dropEverything } from "./caches.ts";
import { worker } from "./worker-scope.ts";

const GONE = [404, 410];

/** Removes this worker and everything it has kept. Pages that are open go on without it. */
export async function leave(): Promise<void> {
  await dropEverything();
  await worker.registration.unregister();
  // A page that saw the worker a moment ago may have kept pictures meanwhile.
  await dropEverything();
}

/** Leaves if the site no longer has this worker's file: browsers themselves would keep it. */
export async function leaveIfGone(): Promise<void> {
  const answer = await fetch(worker.location.href, { method: "HEAD", cache: "no-store" }).catch(
    () => undefined,
  );
  if (answer && GONE.includes(answer.status)) await leave();
}
