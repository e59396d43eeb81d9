import type { BrowserContext, Request } from "@playwright/test";

/** The requests of all tabs that haven't been answered. Remove those that never will be. */
export function pendingRequests(context: BrowserContext): Set<Request> {
  const pending = new Set<Request>();
  context.on("request", (request) => void pending.add(request));
  context.on("requestfinished", (request) => void pending.delete(request));
  context.on("requestfailed", (request) => void pending.delete(request));
  return pending;
}
