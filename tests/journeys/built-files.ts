import { basename, join } from "node:path";
import { readBuilds } from "../../scripts/hosting/assets/earlier-builds.ts";

const project = join(import.meta.dirname, "..", "..");

export const assets = join(project, "dist", "assets");

/** The names of the hashed files of the last build: `dist/assets` has those of earlier ones too. */
export function builtFiles(): string[] {
  return (readBuilds(join(project, "dist-builds")).at(-1)?.files ?? []).map((file) =>
    basename(file),
  );
}
