import { isJsonObject } from "#lib/json.ts";
import { allOf, didYouMean } from "./did-you-mean.ts";

interface UnknownField {
  key: string;
  /** The block that it stands in. */
  block: unknown;
  known: string[];
  file: string;
}

/** What is said of a field that is none: which is meant, or where it belongs. */
export function unknownField({ key, block, known, file }: UnknownField): string {
  const value = isJsonObject(block) ? block[key] : undefined;
  if (file.startsWith("funnel/steps/") && isJsonObject(value) && typeof value.type === "string")
    return `"${key}" looks like a step. Let it begin in the first column, with its fields below it a little further in.`;
  const meant = didYouMean(key, known);
  if (meant) return `"${key}" is not a field here.${meant}`;
  const outer = value === null ? undefined : blockAbove(key, block, known);
  return `"${key}" is not a field here.${remedy(known)}${value === null ? IN_BRACES : ""}${outer === undefined ? "" : ` If it belongs to "${outer}" above, let it stand further in than that.`}`;
}

const IN_BRACES = " If it is a part of the text before a comma, put that whole text in quotes.";

function remedy(known: string[]): string {
  return known.length > 0 ? ` There are ${allOf(known)}.` : " Remove it.";
}

/** The field above, where it is a block or has nothing yet: a line that was indented too little may belong to it. */
function blockAbove(key: string, block: unknown, known: string[]): string | undefined {
  if (!isJsonObject(block)) return undefined;
  const names = Object.keys(block);
  const above = names.slice(0, names.indexOf(key)).findLast((name) => known.includes(name));
  return above !== undefined && (block[above] === null || isJsonObject(block[above]))
    ? above
    : undefined;
}
