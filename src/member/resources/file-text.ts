import type { ProgramFile } from "#api/program-files.ts";
import type { Resources } from "#compiler/schema/program/resources-schema.ts";

export type Resource = Resources["resources"][number];

/** A resource and its files. Without a file, it hasn't been published yet. */
export interface Listed {
  resource: Resource;
  file: ProgramFile | undefined;
  /** The video's captions. */
  captions: ProgramFile | undefined;
}

export const TYPE_NAMES: Record<Resource["type"], string> = { pdf: "PDF", video: "Video" };
const ENDINGS: Record<Resource["type"], string> = { pdf: "pdf", video: "mp4" };
const CAPTIONS = "-captions";

const KILO = 1000;
const NOT_IN_FILE_NAMES = /[\\/:*?"<>|]+/g;

export function withFiles(resources: readonly Resource[], files: readonly ProgramFile[]): Listed[] {
  const findFile = (wanted: string) => files.find(({ id }) => id === wanted);
  return resources.map((resource) => ({
    resource,
    file: findFile(resource.id),
    captions: findFile(resource.id + CAPTIONS),
  }));
}

/** "214 KB" or "1.4 MB", in powers of 1,000, like file managers. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(Math.round(bytes / KILO), 1);
  return kilobytes < KILO ? `${kilobytes} KB` : `${(bytes / KILO / KILO).toFixed(1)} MB`;
}

/** The name of the downloaded file. */
export function fileName({ name, type }: Resource): string {
  return `${name.replace(NOT_IN_FILE_NAMES, " ").trim()}.${ENDINGS[type]}`;
}
