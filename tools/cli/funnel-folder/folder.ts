import { existsSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import type { Assets } from "#compiler/read/assets.ts";
import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { readAssets, readFunnelFolder } from "./funnel-folder.ts";
import { UsageError } from "./usage-error.ts";

/** The texts and assets of a funnel, read from a folder. */
export interface Folder {
  files: FunnelFiles;
  assets: Assets;
  /**
   * Turns `funnel/steps/body.yaml`, as diagnostics have it, into a path from the current directory,
   * or into one that starts with the folder as given if that's elsewhere.
   */
  toPath(file: string): string;
  /** The same path from the root of the repository, as its checks expect it. */
  pathInRepository(file: string): string;
  /** The text of a file by its name in diagnostics. */
  readText(file: string): string;
}

/** Throws `UsageError` if the folder doesn't exist or is a file. */
export function checkFolder(folder: string): void {
  if (!existsSync(folder)) throw new UsageError(`The folder "${folder}" doesn't exist.`);
  if (!statSync(folder).isDirectory())
    throw new UsageError(`"${folder}" is a file. Name the folder that contains the funnel.`);
}

export function readFolder(folder: string): Folder {
  checkFolder(folder);
  const files = readFunnelFolder(folder);
  const inside = (file: string) => file.replace(/^funnel\//, "");
  const shown = findInnerPath(process.cwd(), folder) ?? folder;
  const root = findRepository(resolve(folder));
  const inRepository = root === undefined ? undefined : findInnerPath(root, folder);
  return {
    files,
    assets: readAssets(folder),
    toPath: (file) => join(shown, inside(file)),
    pathInRepository: (file) => join(inRepository ?? shown, inside(file)),
    readText: (file) => files[inside(file)] ?? "",
  };
}

/** The relative path of a folder inside another one; undefined if it isn't inside. */
function findInnerPath(outer: string, folder: string): string | undefined {
  const path = relative(outer, resolve(folder));
  return path.split(/[/\\]/)[0] === ".." || isAbsolute(path) ? undefined : path;
}

/** The root of the Git repository that contains the folder. */
function findRepository(folder: string): string | undefined {
  if (existsSync(join(folder, ".git"))) return folder;
  const outer = dirname(folder);
  return outer === folder ? undefined : findRepository(outer);
}
