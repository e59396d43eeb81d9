import type { z } from "zod";
import { Offer } from "#quiz/steps/schema/offer-schema.ts";
import type { Funnel } from "../read/read-funnel.ts";
import { FunnelFile } from "../schema/funnel-schema.ts";
import { getMeta } from "../schema/schema-at.ts";
import { Page, Site } from "../schema/site-schema.ts";
import type { Path } from "../yaml/path.ts";
import type { Source } from "../yaml/source.ts";
import { collectTexts, type TextRef } from "./text-walk.ts";

/**
 * A text, picture, or icon that visitors see, with its position and the schema's metadata for it.
 */
export interface PublicText extends TextRef {
  source: Source;
  /** The path from the root of its file. */
  at: Path;
  meta: Record<string, unknown>;
}

/**
 * Everything that visitors of the funnel can read and see. The program for members has its own
 * schemas.
 */
export function publicTexts(funnel: Funnel): PublicText[] {
  const { flow: _, ...words } = funnel.file;
  const inPart = (
    fields: unknown,
    schema: z.core.$ZodType,
    source: Source,
    base: Path = [],
  ): PublicText[] =>
    collectTexts(fields).map((written) => ({
      ...written,
      source,
      at: [...base, ...written.path],
      meta: findMeta(schema, written),
    }));
  return [
    ...inPart(words, FunnelFile, funnel.source),
    ...[...funnel.steps.values()].flatMap((step) => [
      ...inPart(step.fields, step.type.schema, step.source, step.path),
      ...step.overrides.flatMap(({ fields, path }) =>
        inPart(fields, step.type.schema, step.source, path),
      ),
    ]),
    ...inPart(funnel.offer.fields, Offer, funnel.offer.source),
    ...inPart(funnel.site.fields, Site, funnel.site.source),
    ...[...funnel.pages.values()].flatMap(({ fields, source }) => inPart(fields, Page, source)),
  ];
}

/** The metadata of a picture or icon is on the block that holds it. */
function findMeta(schema: z.core.$ZodType, { kind, path }: TextRef): Record<string, unknown> {
  return getMeta(schema, kind === "text" ? path : path.slice(0, -1)) ?? {};
}
