import type { z } from "zod";
import { Offer } from "#steps/offer-schema.ts";
import { type Written, writtenIn } from "./copy.ts";
import { FunnelFile } from "./funnel-schema.ts";
import type { Funnel } from "./read-funnel.ts";
import { metaAt } from "./schema-at.ts";
import { Page, Site } from "./site-schema.ts";
import type { Path, Source } from "./source.ts";

/** A text, picture or icon that visitors meet, with where it stands and what its schema says of the place. */
export interface WrittenPart extends Written {
  source: Source;
  /** From the top of its file. */
  at: Path;
  meta: Record<string, unknown>;
}

/** All that visitors of the funnel can read and see. What members get has schemas of its own. */
export function writtenParts(funnel: Funnel): WrittenPart[] {
  const { flow: _, ...words } = funnel.file;
  const inPart = (
    fields: unknown,
    schema: z.core.$ZodType,
    source: Source,
    base: Path = [],
  ): WrittenPart[] =>
    writtenIn(fields).map((written) => ({
      ...written,
      source,
      at: [...base, ...written.path],
      meta: metaOf(schema, written),
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

/** A picture's place is described where its block begins. */
function metaOf(schema: z.core.$ZodType, { kind, path }: Written): Record<string, unknown> {
  return metaAt(schema, kind === "text" ? path : path.slice(0, -1)) ?? {};
}
