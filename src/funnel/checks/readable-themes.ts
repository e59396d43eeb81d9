import { z } from "zod";
import type { Authored, FunnelFiles } from "../read-funnel.ts";
import { readSource } from "../source.ts";
import { type ColorName, Theme } from "../theme-schema.ts";

/** What could be read of a theme: all of it, or all but the fields that are wrong. */
export interface ReadableTheme {
  logo?: { image: string; alt: string };
  type?: { display?: string; text?: string };
  colors?: Partial<Record<"light" | "dark", Partial<Record<ColorName, string>>>>;
}

/** What can be read of the themes of a funnel that cannot be read as a whole: whoever wrote a wrong corner is told of the wrong font as well. */
export function readableThemes(files: FunnelFiles): Authored<ReadableTheme>[] {
  const themes = Object.entries(files).filter(([path]) => /^(theme|themes\/.+)\.yaml$/.test(path));
  return themes.flatMap(([path, text]) => {
    const source = readSource(`funnel/${path}`, text);
    return Array.isArray(source)
      ? []
      : [{ source, fields: (readable(Theme, source.value) ?? {}) as ReadableTheme }];
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
