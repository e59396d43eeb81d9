import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * A complete funnel that doesn't change when marketers edit ours. The guides walk it, and authors'
 * tests edit copies of it. Its steps, answers, and files have the same names as ours, so that a
 * guide's samples fit both.
 */
export const sampleFunnel = join(import.meta.dirname, "sample-funnel");

/** Puts the sample funnel into a folder as its `funnel/`, in place of any other. */
export function putSampleFunnel(folder: string): void {
  rmSync(join(folder, "funnel"), { recursive: true, force: true });
  cpSync(sampleFunnel, join(folder, "funnel"), { recursive: true });
}
