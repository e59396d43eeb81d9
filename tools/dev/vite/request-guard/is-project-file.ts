import { realpathSync, statSync } from "node:fs";
import { resolve, sep } from "node:path";

/**
 * True if a position in a file, such as `src/main.tsx:3:1`, is in a file of the project, even after
 * following links. Relative to the working directory, as Vite resolves it.
 */
export function isProjectFile(root: string, place: string): boolean {
  const path = place.replace(/(:\d+){1,2}$/, "");
  try {
    const file = realpathSync(resolve(path));
    return file.startsWith(realpathSync(root) + sep) && statSync(file).isFile();
  } catch {
    return false;
  }
}
