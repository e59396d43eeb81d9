import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { listVariants } from "../model/variants.ts";
import type { Funnel } from "../read/read-funnel.ts";

/** Parts of a step that would be drawn on top of each other. */
export function overlaps({ steps }: Funnel): Diagnostic[] {
  return [...steps.values()].flatMap(({ type, source, ...step }) => {
    const [variant] = listVariants({ type, source, ...step });
    return (
      (variant && type.overlaps?.(variant.fields))?.flatMap(({ path, over, message }) => {
        // If both have a condition, there may be no visitor who sees both.
        const isForSome = variant.whenAt(path).length > 0 && variant.whenAt(over).length > 0;
        return isForSome ? [] : [source.diagnosticAt(variant.at(path), message)];
      }) ?? []
    );
  });
}
