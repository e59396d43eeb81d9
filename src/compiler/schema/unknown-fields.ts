import { isJsonObject } from "#lib/json.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { schemaMessages } from "../diagnostics/messages/schema.ts";

interface UnknownField {
  key: string;
  /** The block that contains it. */
  block: unknown;
  known: string[];
  file: string;
}

/** The message about an unknown field: which field was probably meant, or where it belongs. */
export function unknownField({ key, block, known, file }: UnknownField): string {
  const value = isJsonObject(block) ? block[key] : undefined;
  if (file.startsWith("funnel/steps/") && isJsonObject(value) && typeof value.type === "string")
    return schemaMessages.stepInsideStep({ step: key });
  const meant = nearest(key, known);
  if (meant !== undefined) return schemaMessages.mistypedField({ field: key, meant });
  if (value === null) return schemaMessages.unknownFieldAfterComma({ field: key, known });
  const above = blockAbove(key, block, known);
  return above === undefined
    ? schemaMessages.unknownField({ field: key, known })
    : schemaMessages.unknownFieldBelowBlock({ field: key, known, block: above });
}

/**
 * The field above, if it's a block or still empty: a line with too little indentation may belong to
 * it.
 */
function blockAbove(key: string, block: unknown, known: string[]): string | undefined {
  if (!isJsonObject(block)) return undefined;
  const names = Object.keys(block);
  const above = names.slice(0, names.indexOf(key)).findLast((name) => known.includes(name));
  return above !== undefined && (block[above] === null || isJsonObject(block[above]))
    ? above
    : undefined;
}
