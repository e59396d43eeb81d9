import { z } from "zod";
import type { AnswerRef } from "../step-type.ts";
import { copy, createAnswerSchema, Icon, Id } from "./fields.ts";

/**
 * A label followed by an earlier answer. Without an answer, the line shows `none`, or is left out
 * if there's no `none`.
 */
export const AnswerLine = z.strictObject({
  icon: Icon.meta({ description: "An icon before the line.", examples: ["timer"] }),
  label: copy("The text before the answer.", "Time to cook:", 40),
  answer: createAnswerSchema("The answer that the line shows.", "mealPrepTime"),
  values: z
    .array(Id)
    .meta({
      description: "Shows only these of the chosen values. Without it, all of them are shown.",
      examples: [["love"]],
    })
    .optional(),
  none: copy(
    "Shown if nothing was answered. Without it, the line is left out.",
    "all kinds of meat",
    60,
  ).optional(),
});

export const AnswerLines = z
  .strictObject({
    title: copy("The headline above the lines.", "Built around your answers", 60),
    lines: z.array(AnswerLine).meta({
      description: "The lines. Each shows an earlier answer.",
      examples: [[{ icon: "timer", label: "Time to cook:", answer: "mealPrepTime" }]],
    }),
  })
  .meta({
    description: "Lines that repeat the visitor's answers.",
    examples: [
      {
        title: "Built around your answers",
        lines: [{ icon: "timer", label: "Time to cook:", answer: "mealPrepTime" }],
      },
    ],
  });
export type AnswerLines = z.output<typeof AnswerLines>;

export function answerLinesReads(lines: AnswerLines, path: (string | number)[]): AnswerRef[] {
  return lines.lines.map((line, index) => ({
    answer: line.answer,
    path: [...path, "lines", index, "answer"],
    values: (line.values ?? []).map((value, at) => ({
      value,
      path: [...path, "lines", index, "values", at],
    })),
  }));
}
