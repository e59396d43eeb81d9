import { settings } from "./settings.ts";

/** A file of the published site. Undefined if it doesn't answer in time, or has no such file. */
export async function readSiteFile(path: string, timeoutMs: number): Promise<string | undefined> {
  try {
    const response = await fetch(settings().SITE_URL + path, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return response.ok ? text : undefined;
  } catch {
    return undefined;
  }
}
