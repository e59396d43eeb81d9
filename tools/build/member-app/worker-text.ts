import { createHash } from "node:crypto";
import type { Site } from "#member/worker/worker-scope.ts";
import { inlineScript } from "#tools/build/prerender/inline-script.ts";

const WORKER = "src/member/worker/member-worker.ts";
const END_WORKER = "src/member/worker/end-member-worker.ts";
const HASH_LENGTH = 12;

interface Kept {
  build: string;
  files: string[];
  /** The HTML of the kept page. */
  page: string;
}

/** The worker of a build. Its text differs from every other build's, so browsers install it. */
export async function workerText({ build, files, page }: Kept, root: string): Promise<string> {
  const code = await inlineScript(WORKER, root);
  const version = createHash("sha256")
    .update(JSON.stringify([code, files, page]))
    .digest("base64url")
    .slice(0, HASH_LENGTH);
  return `self.site = ${JSON.stringify({ build, version, files } satisfies Site)};\n${code}\n`;
}

/** The worker that removes an earlier one. */
export async function endWorkerText(root: string): Promise<string> {
  return `${await inlineScript(END_WORKER, root)}\n`;
}
