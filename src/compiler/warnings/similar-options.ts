import { isJsonObject } from "#lib/json.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { optionMessages } from "../diagnostics/messages/options.ts";
import { listVariants } from "../model/variants.ts";
import type { Funnel } from "../read/read-funnel.ts";
import type { AuthoredStep } from "../read/read-steps.ts";

/**
 * Options that look like typos: copied without changing the label, or added with an id that is
 * almost the same as an existing one.
 */
export function similarOptions({ steps }: Funnel): Diagnostic[] {
  return [...steps.values()].flatMap((step) => [...withSameLabel(step), ...withSimilarId(step)]);
}

function withSameLabel(step: AuthoredStep): Diagnostic[] {
  const [variant] = listVariants(step);
  if (!variant) return [];
  return labelledBlocks(step.fields).flatMap(([field, options]) => {
    // Two options for different visitors don't conflict, because no one sees both.
    const forAll = Object.entries(options).filter(
      ([id]) => variant.whenAt([field, id]).length === 0,
    );
    return forAll.flatMap(([id, label], index) => {
      const [first] = forAll.slice(0, index).find(([, other]) => other === label) ?? [];
      if (first === undefined) return [];
      return [
        step.source.diagnosticAt(
          variant.at([field, id, "label"]),
          optionMessages.sameLabel({ option: id, otherOption: first }),
        ),
      ];
    });
  });
}

function withSimilarId(step: AuthoredStep): Diagnostic[] {
  const blocks = Object.fromEntries(labelledBlocks(step.fields));
  return step.overrides.flatMap(({ fields, path }) =>
    labelledBlocks(fields).flatMap(([field, options]) => {
      const known = Object.keys(blocks[field] ?? {});
      return Object.keys(options).flatMap((id) => {
        const meant = known.includes(id) ? undefined : nearest(id, known);
        if (meant === undefined) return [];
        return [
          step.source.diagnosticAt(
            [...path, field, id],
            optionMessages.similarId({ option: id, similarOption: meant }),
            true,
          ),
        ];
      });
    }),
  );
}

/** Blocks of options, cards, and the like, by field: the label of each entry by its id. */
function labelledBlocks(fields: Record<string, unknown>): [string, Record<string, string>][] {
  return Object.entries(fields).flatMap(([field, block]): [string, Record<string, string>][] => {
    if (!isJsonObject(block)) return [];
    const labels = Object.entries(block).flatMap(([id, one]): [string, string][] =>
      isJsonObject(one) && typeof one.label === "string" ? [[id, one.label]] : [],
    );
    return labels.length > 0 ? [[field, Object.fromEntries(labels)]] : [];
  });
}
