import { z } from "zod";
import { AnswerName, Copy, Icon, Id } from "./fields.ts";
import type { AnswerRead } from "./step-type.ts";

/** A line with an earlier answer after its label; without one it says `none`, or is not there. */
export const AnswerLine = z.strictObject({
  icon: Icon,
  label: Copy,
  answer: AnswerName,
  /** Only these of the chosen values; all where absent. */
  values: z.array(Id).optional(),
  none: Copy.optional(),
});

export const AnswerLines = z.strictObject({ title: Copy, lines: z.array(AnswerLine) });
export type AnswerLines = z.output<typeof AnswerLines>;

export function answerLinesReads(lines: AnswerLines, path: (string | number)[]): AnswerRead[] {
  return lines.lines.map((line, index) => ({
    answer: line.answer,
    path: [...path, "lines", index, "answer"],
    values: (line.values ?? []).map((value, at) => ({ value, path: [...path, "lines", index, "values", at] })),
  }));
}
