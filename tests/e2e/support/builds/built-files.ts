import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readBuilds } from "#tools/build/hosting/assets/earlier-builds.ts";

const project = join(import.meta.dirname, "..", "..", "..", "..");

export const assets = join(project, "dist", "assets");

/**
 * The names of the hashed files of the last build. `dist/assets` also has those of earlier builds.
 */
export function listBuiltFiles(): string[] {
  return (readBuilds(join(project, "dist-builds")).at(-1)?.files ?? []).map((file) =>
    basename(file),
  );
}

/** The scripts of the last build. */
export const listBuiltScripts = () => listBuiltFiles().filter((file) => file.endsWith(".js"));
export const withoutHash = (file: string) => file.replace(/-(?:[\w-]{7}|[\w-]{8})\.js$/, "");
export const readBuiltText = (file: string) => readFileSync(join(assets, file), "utf8");
export const filesWith = (telling: string) =>
  listBuiltScripts().filter((file) => readBuiltText(file).includes(telling));
