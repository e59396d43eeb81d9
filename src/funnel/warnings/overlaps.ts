import { looksOf } from "../looks.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";

/** Parts of a step that would be drawn over each other. */
export function overlaps({ steps }: Funnel): Problem[] {
  return [...steps.values()].flatMap(({ type, source, ...step }) => {
    const [look] = looksOf({ type, source, ...step });
    return (
      (look && type.overlaps?.(look.fields))?.flatMap(({ path, over, message }) => {
        // of two that each have a condition nobody may see both
        const isForSome = look.whenAt(path).length > 0 && look.whenAt(over).length > 0;
        return isForSome ? [] : [source.problem(look.at(path), message)];
      }) ?? []
    );
  });
}
