/** Fields that several files of `program/` share. */

import { z } from "zod";
import { Id } from "#quiz/steps/schema/fields.ts";
import { formatMessages } from "../../diagnostics/messages/files.ts";

const MAX_MINUTES = 600;

export const Minutes = z
  .int()
  .min(1)
  .max(MAX_MINUTES, { error: formatMessages.minutes({ limit: MAX_MINUTES }) })
  .meta({ description: "How many minutes it takes.", examples: [20] });
export const Count = z.int().min(1, { error: formatMessages.count });

export const exerciseId = (description: string) =>
  Id.meta({ description, examples: ["squat"], names: "exercise" });
