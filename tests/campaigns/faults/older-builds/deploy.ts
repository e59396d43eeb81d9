import type { BrowserContext, Route } from "@playwright/test";
import { HASHED_FILES } from "#tools/build/hosting/cache-policy.ts";
import type { OlderBuild } from "./older-build.ts";

/** Where payments are made, which isn't part of a build. */
const PAYMENT = /^\/c\//;

/** A host that serves an older build until the newest one is published. */
export interface Deploy {
  publish(): void;
  /** Publishes when the browser asks for the next hashed file, which isn't there anymore. */
  publishAtNextFile(): void;
  /** Documents that were loaded since. */
  documents(): number;
  /** Requests for files that weren't there anymore. */
  countMissed(): number;
}

interface Host {
  build: OlderBuild;
  /** True if it keeps the older build's hashed files, as it should for a week. */
  keepsFiles: boolean;
  /** True if it's published as soon as the first document is sent. */
  isAtOnce: boolean;
}

export async function serveOlder(
  context: BrowserContext,
  origin: string,
  { build, keepsFiles, isAtOnce }: Host,
): Promise<Deploy> {
  const state = { isPublished: false, isNextFile: false, documents: 0, missed: 0 };

  async function answer(route: Route): Promise<void> {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    const isHashed = path.startsWith(HASHED_FILES);
    const isDocument = request.resourceType() === "document" && !PAYMENT.test(path);
    if (state.isNextFile && isHashed) state.isPublished = true;
    if (state.isPublished && isDocument) state.documents++;
    const older = build.answer(path, isDocument);
    const isOlder = !state.isPublished || (keepsFiles && isHashed);
    if (request.method() !== "GET" || older === undefined) return route.fallback();
    if (isOlder) await route.fulfill(older);
    else await route.fallback();
    if (isDocument && isAtOnce) state.isPublished = true;
  }

  await context.route(`${origin}/**`, answer);
  context.on("response", (response) => {
    if (response.status() === 404 && new URL(response.url()).pathname.startsWith(HASHED_FILES))
      state.missed++;
  });
  return {
    publish() {
      state.isPublished = true;
    },
    publishAtNextFile() {
      state.isNextFile = true;
    },
    documents: () => state.documents,
    countMissed: () => state.missed,
  };
}
