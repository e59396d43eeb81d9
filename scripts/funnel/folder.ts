import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Assets } from "#funnel/assets.ts";
import type { FunnelFiles } from "#funnel/read-funnel.ts";
import { readAssets, readFunnelFolder } from "../funnel-folder.ts";
import { Misuse } from "./command.ts";

/** A funnel's texts and what it may show, as the files of a folder hold them. */
export interface Folder {
  files: FunnelFiles;
  assets: Assets;
  /** `funnel/steps/body.yaml`, as problems name it, by its path from here. */
  pathOf(file: string): string;
  /** The text of a file as problems name it. */
  textOf(file: string): string;
}

export function readFolder(folder: string): Folder {
  if (!existsSync(folder)) throw new Misuse(`There is no folder "${folder}".`);
  const files = readFunnelFolder(folder);
  const inside = (file: string) => file.replace(/^funnel\//, "");
  return { files, assets: readAssets(folder), pathOf: (file) => join(folder, inside(file)), textOf: (file) => files[inside(file)] ?? "" };
}
