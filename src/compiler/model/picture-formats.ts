import type { Assets } from "../read/assets.ts";

/** A file that matches a picture's name but has a format that isn't supported. */
export function inOtherFormat(name: string, { otherImages }: Assets): string | undefined {
  return otherImages.find((file) => bareName(file) === bareName(name));
}

function bareName(file: string): string {
  return file
    .replace(/^.*\//, "")
    .replace(/\.\w+$/, "")
    .toLowerCase();
}
