import type { ProgramFile } from "#backend/program-files.ts";
import type { Resources } from "#funnel/program-schema.ts";

export type Resource = Resources["resources"][number];

/** A resource with what can be downloaded of it; without a file it has not been published yet. */
export interface Listed {
  resource: Resource;
  file: ProgramFile | undefined;
  /** What is said in a video, as text that appears with it. */
  captions: ProgramFile | undefined;
}

export const TYPE_NAMES: Record<Resource["type"], string> = { pdf: "PDF", video: "Video" };
const ENDINGS: Record<Resource["type"], string> = { pdf: "pdf", video: "mp4" };
const CAPTIONS = "-captions";

const KILO = 1000;
const NOT_IN_FILE_NAMES = /[\\/:*?"<>|]+/g;

export function withFiles(resources: readonly Resource[], files: readonly ProgramFile[]): Listed[] {
  const fileOf = (wanted: string) => files.find(({ id }) => id === wanted);
  return resources.map((resource) => ({
    resource,
    file: fileOf(resource.id),
    captions: fileOf(resource.id + CAPTIONS),
  }));
}

/** "214 KB", "1.4 MB": in thousands, as file managers count. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(Math.round(bytes / KILO), 1);
  return kilobytes < KILO ? `${kilobytes} KB` : `${(bytes / KILO / KILO).toFixed(1)} MB`;
}

/** What the file is called on the member's device. */
export function fileName({ name, type }: Resource): string {
  return `${name.replace(NOT_IN_FILE_NAMES, " ").trim()}.${ENDINGS[type]}`;
}
