import type { Problem } from "#funnel/problem.ts";
import type { Funnel } from "#funnel/read-funnel.ts";
import { compiled } from "../vite/contents.ts";

const lastSound = new Map<string, Funnel>();

/** A folder's funnel as it stands, or as it last was sound: what is listed stays listed while somebody writes. All that is wrong where it never was. */
export function soundFunnel(folder: string): Funnel | Problem[] {
  const funnel = compiled(folder);
  if (Array.isArray(funnel)) return lastSound.get(folder) ?? funnel;
  lastSound.set(folder, funnel);
  return funnel;
}
