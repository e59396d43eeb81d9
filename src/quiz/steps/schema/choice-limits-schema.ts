import { z } from "zod";
import { fieldMessages } from "./field-messages.ts";

/** The number of options that may be chosen. Without limits, any number may be, including none. */
export const choiceLimits = {
  min: z
    .int()
    .min(1)
    .meta({
      description:
        "The fewest options a visitor has to choose. Without it, choosing nothing is fine.",
      examples: [1],
    })
    .optional(),
  max: z
    .int()
    .min(1)
    .meta({ description: "The most options a visitor can choose.", examples: [3] })
    .optional(),
};

interface Limited {
  min?: number | undefined;
  max?: number | undefined;
  options: Record<string, unknown>;
}

/** Reports limits that can't be met. */
export function limitsCanBeKept(
  { min = 1, max, options }: Limited,
  context: z.core.ParsePayload,
): void {
  const count = Object.keys(options).length;
  const report = (message: string) =>
    context.issues.push({ code: "custom", input: min, path: ["min"], message });
  if (max !== undefined && max < min) report(fieldMessages.contradictingLimits({ min, max }));
  else if (min > Math.max(count, 1)) report(fieldMessages.tooFewOptions({ min, count }));
}
