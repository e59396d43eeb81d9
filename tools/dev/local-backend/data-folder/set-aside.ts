import { existsSync, renameSync } from "node:fs";

/** Renames a file or folder in place, so that nothing in it is lost. Returns the new name. */
export function setAside(path: string, now = new Date()): string {
  const name = setAsideName(path, now);
  renameSync(path, name);
  return name;
}

/** `<path>-set-aside-2026-11-22T10-30-05`, with a number if that name is taken. */
export function setAsideName(path: string, now = new Date()): string {
  const dated = `${path}${SET_ASIDE}${now.toISOString().slice(0, 19).replaceAll(":", "-")}`;
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? dated : `${dated}-${count}`;
    if (!existsSync(name)) return name;
  }
}

export const SET_ASIDE = "-set-aside-";
