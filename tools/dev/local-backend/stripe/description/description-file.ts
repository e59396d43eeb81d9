import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Description } from "./json-schema.ts";

/** Where the description is kept. `npm run task -- provider:describe` writes it. */
export const DESCRIPTION_FILE = resolve(import.meta.dirname, "description.json");

export function readKeptDescription(): Description {
  return JSON.parse(readFileSync(DESCRIPTION_FILE, "utf8"));
}
