import { isJsonObject } from "#lib/json.ts";
import { type Placeholder, placeholdersIn } from "#lib/placeholders.ts";
import type { Path } from "./source.ts";

export interface Written {
  path: Path;
  kind: "text" | "image" | "icon";
  text: string;
}

/** Every text, picture and icon of a part of a funnel, with its path; one written as its name alone stands at the path before that. */
export function writtenIn(value: unknown, path: Path = []): Written[] {
  if (typeof value === "string") return [{ path, kind: "text", text: value }];
  if (Array.isArray(value))
    return value.flatMap((entry, index) => writtenIn(entry, [...path, index]));
  if (!isJsonObject(value)) return [];
  const { image, icon, ...rest } = value;
  if (typeof image === "string")
    return [{ path: [...path, "image"], kind: "image", text: image }, ...writtenIn(rest, path)];
  if (typeof icon === "string")
    return [{ path: [...path, "icon"], kind: "icon", text: icon }, ...writtenIn(rest, path)];
  return Object.entries(value).flatMap(([key, entry]) => writtenIn(entry, [...path, key]));
}

export function placeholdersOf(written: Written[]): (Placeholder & { path: Path })[] {
  return written.flatMap(({ text, path }) =>
    placeholdersIn(text).map((placeholder) => ({ ...placeholder, path })),
  );
}
