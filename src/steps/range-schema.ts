import type { z } from "zod";

type Path = (string | number)[];

/** A number that is asked for: where its range and its default stand, and what they are. */
interface Ranged {
  range: readonly [least: number, most: number];
  default: number;
  paths: { range: Path; default: Path };
}

/** A range that no number is in, and a default that would be no answer, though Continue gives it. */
export function rangeHolds(
  { range: [least, most], default: byDefault, paths }: Ranged,
  context: z.core.ParsePayload,
): void {
  const report = (input: number, path: Path, message: string) =>
    context.issues.push({ code: "custom", input, path, message });
  if (least > most)
    report(
      least,
      paths.range,
      `No number is at least ${least} and at most ${most}. Change one of the two.`,
    );
  else if (byDefault < least || byDefault > most)
    report(
      byDefault,
      paths.default,
      `What stands in the field at first, ${byDefault}, is not from ${least} to ${most}. Change it, or the range.`,
    );
}
