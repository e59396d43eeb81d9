import { z } from "zod";
import { answerOf, copy, Icon, Id } from "./fields.ts";
import type { AnswerRead } from "./step-type.ts";

/** A line with an earlier answer after its label; without one it says `none`, or is not there. */
export const AnswerLine = z.strictObject({
  icon: Icon.meta({ description: "An icon before the line.", examples: ["timer"] }),
  label: copy("The words before the answer.", "Time to cook:", 40),
  answer: answerOf("The answer that the line shows.", "mealPrepTime"),
  values: z
    .array(Id)
    .meta({
      description:
        "Only these of the chosen values are named; all of them where this line is absent.",
      examples: [["love"]],
    })
    .optional(),
  none: copy(
    "What stands there where nothing was answered; without it, the line is left out.",
    "all kinds of meat",
    60,
  ).optional(),
});

export const AnswerLines = z
  .strictObject({
    title: copy("The headline above the lines.", "Built around your answers", 60),
    lines: z.array(AnswerLine).meta({
      description: "The lines, each with an earlier answer.",
      examples: [[{ icon: "timer", label: "Time to cook:", answer: "mealPrepTime" }]],
    }),
  })
  .meta({
    description: "Lines that repeat what the visitor answered.",
    examples: [
      {
        title: "Built around your answers",
        lines: [{ icon: "timer", label: "Time to cook:", answer: "mealPrepTime" }],
      },
    ],
  });
export type AnswerLines = z.output<typeof AnswerLines>;

export function answerLinesReads(lines: AnswerLines, path: (string | number)[]): AnswerRead[] {
  return lines.lines.map((line, index) => ({
    answer: line.answer,
    path: [...path, "lines", index, "answer"],
    values: (line.values ?? []).map((value, at) => ({
      value,
      path: [...path, "lines", index, "values", at],
    })),
  }));
}
