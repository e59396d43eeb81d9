import { leave } from "./leave.ts";
import { worker } from "./worker-scope.ts";

// Takes the place of the member area's worker in a build with VITE_MEMBER_APP=off: it removes that
// worker, what it has kept, and itself.

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(leave()));
