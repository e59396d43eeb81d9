import type { z } from "zod";
import { fieldMessages } from "./field-messages.ts";

type Path = (string | number)[];

/** A number that a step asks for: its range, its default, and where the YAML has them. */
interface Ranged {
  range: readonly [least: number, most: number];
  default: number;
  paths: { range: Path; default: Path };
}

/**
 * Reports a range that contains no number, and a default outside the range: Continue would submit
 * it.
 */
export function rangeHolds(
  { range: [least, most], default: byDefault, paths }: Ranged,
  context: z.core.ParsePayload,
): void {
  const report = (input: number, path: Path, message: string) =>
    context.issues.push({ code: "custom", input, path, message });
  if (least > most) report(least, paths.range, fieldMessages.emptyRange({ least, most }));
  else if (byDefault < least || byDefault > most)
    report(
      byDefault,
      paths.default,
      fieldMessages.defaultOutOfRange({ value: byDefault, least, most }),
    );
}
