import { z } from "zod";

/** How many options may be chosen; any number, none included, where absent. */
export const choiceLimits = {
  min: z
    .int()
    .min(1)
    .meta({
      description:
        "How many have to be chosen at least. Any number, none included, where it is not said.",
      examples: [1],
    })
    .optional(),
  max: z
    .int()
    .min(1)
    .meta({ description: "How many can be chosen at most.", examples: [3] })
    .optional(),
};

interface Limited {
  min?: number | undefined;
  max?: number | undefined;
  options: Record<string, unknown>;
}

/** Limits that nobody could keep to. */
export function limitsCanBeKept(
  { min = 1, max, options }: Limited,
  context: z.core.ParsePayload,
): void {
  const count = Object.keys(options).length;
  const report = (message: string) =>
    context.issues.push({ code: "custom", input: min, path: ["min"], message });
  if (max !== undefined && max < min)
    report(`Nobody can choose at least ${min} and at most ${max}. Change one of the two.`);
  else if (min > Math.max(count, 1))
    report(
      `Nobody can choose ${min} where there ${count === 1 ? "is 1 option" : `are ${count} options`}. Lower "min", or add options.`,
    );
}
