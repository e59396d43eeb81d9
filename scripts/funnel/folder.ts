import { existsSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import type { Assets } from "#funnel/assets.ts";
import type { FunnelFiles } from "#funnel/read-funnel.ts";
import { readAssets, readFunnelFolder } from "../funnel-folder.ts";
import { Misuse } from "./command.ts";

/** A funnel's texts and what it may show, as the files of a folder hold them. */
export interface Folder {
  files: FunnelFiles;
  assets: Assets;
  /** `funnel/steps/body.yaml`, as problems name it, by its path from here; as the folder was named, where it lies elsewhere. */
  pathOf(file: string): string;
  /** The same by its path from the root of the repository, as its checks want it. */
  pathInRepository(file: string): string;
  /** The text of a file as problems name it. */
  textOf(file: string): string;
}

/** Stops whoever names a folder that is not there, or a file in place of one. */
export function checkFolder(folder: string): void {
  if (!existsSync(folder)) throw new Misuse(`There is no folder "${folder}".`);
  if (!statSync(folder).isDirectory())
    throw new Misuse(`"${folder}" is a file. Name the folder that the funnel is in.`);
}

export function readFolder(folder: string): Folder {
  checkFolder(folder);
  const files = readFunnelFolder(folder);
  const inside = (file: string) => file.replace(/^funnel\//, "");
  const shown = pathFrom(process.cwd(), folder) ?? folder;
  const root = repositoryOf(resolve(folder));
  const inRepository = root === undefined ? undefined : pathFrom(root, folder);
  return {
    files,
    assets: readAssets(folder),
    pathOf: (file) => join(shown, inside(file)),
    pathInRepository: (file) => join(inRepository ?? shown, inside(file)),
    textOf: (file) => files[inside(file)] ?? "",
  };
}

/** The path of a folder from another that it lies in; undefined where it does not. */
function pathFrom(outer: string, folder: string): string | undefined {
  const path = relative(outer, resolve(folder));
  return path.split(/[/\\]/)[0] === ".." || isAbsolute(path) ? undefined : path;
}

/** The nearest folder around one that Git knows. */
function repositoryOf(folder: string): string | undefined {
  if (existsSync(join(folder, ".git"))) return folder;
  const outer = dirname(folder);
  return outer === folder ? undefined : repositoryOf(outer);
}
