import { isJsonObject } from "#lib/json.ts";
import type { Path } from "../yaml/path.ts";

export interface TextRef {
  path: Path;
  kind: "text" | "image" | "icon";
  text: string;
}

/**
 * All texts, pictures, and icons in a part of a funnel, with their paths. For a picture or icon
 * written as just its name, the authored path is one level up.
 */
export function collectTexts(value: unknown, path: Path = []): TextRef[] {
  if (typeof value === "string") return [{ path, kind: "text", text: value }];
  if (Array.isArray(value))
    return value.flatMap((entry, index) => collectTexts(entry, [...path, index]));
  if (!isJsonObject(value)) return [];
  const { image, icon, ...rest } = value;
  if (typeof image === "string")
    return [{ path: [...path, "image"], kind: "image", text: image }, ...collectTexts(rest, path)];
  if (typeof icon === "string")
    return [{ path: [...path, "icon"], kind: "icon", text: icon }, ...collectTexts(rest, path)];
  return Object.entries(value).flatMap(([key, entry]) => collectTexts(entry, [...path, key]));
}
