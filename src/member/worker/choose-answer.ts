import { memberApp } from "#lib/member-app.ts";

/** The source of the worker's response to a request; undefined if the browser answers it alone. */
export type Answer = "page" | "file" | "picture" | undefined;

type Asked = Pick<Request, "url" | "method" | "mode" | "destination">;

/**
 * Decides how to answer a request. Only the app's page and its hashed files are ever answered: what
 * an API returns is about a member, and none of it may get into a cache.
 */
export function chooseAnswer(request: Asked, origin: string, files: readonly string[]): Answer {
  const { url, method, mode, destination } = request;
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return undefined;
  const path = address.pathname;
  if (mode === "navigate") return path.replace(/\/$/, "") === memberApp.page ? "page" : undefined;
  if (files.includes(path)) return "file";
  return destination === "image" && path.startsWith("/assets/") ? "picture" : undefined;
}
