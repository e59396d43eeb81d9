import { z } from "zod";
import type { Authored, FunnelFiles } from "../read/read-funnel.ts";
import { type ColorName, Theme } from "../schema/theme-schema.ts";
import { readSource } from "../yaml/source.ts";

/** The readable part of a theme: all fields except those with errors. */
export interface ReadableTheme {
  logo?: { image: string; alt: string };
  type?: { display?: string; text?: string };
  colors?: Partial<Record<"light" | "dark", Partial<Record<ColorName, string>>>>;
}

/**
 * The readable parts of a funnel's themes when the funnel has errors, so that a wrong corner
 * doesn't hide a wrong font.
 */
export function readableThemes(files: FunnelFiles): Authored<ReadableTheme>[] {
  const themes = Object.entries(files).filter(([path]) => /^(theme|themes\/.+)\.yaml$/.test(path));
  return themes.flatMap(([path, text]) => {
    const source = readSource(`funnel/${path}`, text);
    if (Array.isArray(source)) return [];
    // `readable` only returns values that the schema has accepted.
    return [{ source, fields: (readable(Theme, source.value) ?? {}) as ReadableTheme }];
  });
}

function readable(schema: unknown, value: unknown): unknown {
  if (!(schema instanceof z.ZodType)) return undefined;
  if (!(schema instanceof z.ZodObject)) return schema.safeParse(value).data;
  if (typeof value !== "object" || value === null) return undefined;
  const given = new Map(Object.entries(value));
  const fields = Object.entries(schema.shape).map(([name, field]) => [
    name,
    readable(field, given.get(name)),
  ]);
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}
