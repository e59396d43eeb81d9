import { isJsonObject } from "#lib/json.ts";
import { nearest } from "../did-you-mean.ts";
import { looksOf } from "../looks.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";
import type { AuthoredStep } from "../read-steps.ts";

/** Options on which a hand may have slipped: copied and not worded anew, or added where one that is there was meant. */
export function doubtfulOptions({ steps }: Funnel): Problem[] {
  return [...steps.values()].flatMap((step) => [...wordedAlike(step), ...addedBesideOne(step)]);
}

function wordedAlike(step: AuthoredStep): Problem[] {
  const [look] = looksOf(step);
  if (!look) return [];
  return labelledBlocks(step.fields).flatMap(([field, options]) => {
    // of two that stand there for different visitors nobody sees both
    const forAll = Object.entries(options).filter(([id]) => look.whenAt([field, id]).length === 0);
    return forAll.flatMap(([id, label], index) => {
      const [first] = forAll.slice(0, index).find(([, other]) => other === label) ?? [];
      if (first === undefined) return [];
      return [
        step.source.problem(
          look.at([field, id, "label"]),
          `"${id}" has the same words as "${first}". Say what tells them apart.`,
        ),
      ];
    });
  });
}

function addedBesideOne(step: AuthoredStep): Problem[] {
  const blocks = Object.fromEntries(labelledBlocks(step.fields));
  return step.overrides.flatMap(({ fields, path }) =>
    labelledBlocks(fields).flatMap(([field, options]) => {
      const known = Object.keys(blocks[field] ?? {});
      return Object.keys(options).flatMap((id) => {
        const meant = known.includes(id) ? undefined : nearest(id, known);
        if (meant === undefined) return [];
        return [
          step.source.problem(
            [...path, field, id],
            `This adds "${id}" beside "${meant}". Write "${meant}" if you meant that one.`,
            true,
          ),
        ];
      });
    }),
  );
}

/** Blocks of options, cards and the like, by field: the label of each by its id. */
function labelledBlocks(fields: Record<string, unknown>): [string, Record<string, string>][] {
  return Object.entries(fields).flatMap(([field, block]): [string, Record<string, string>][] => {
    if (!isJsonObject(block)) return [];
    const labels = Object.entries(block).flatMap(([id, one]): [string, string][] =>
      isJsonObject(one) && typeof one.label === "string" ? [[id, one.label]] : [],
    );
    return labels.length > 0 ? [[field, Object.fromEntries(labels)]] : [];
  });
}
