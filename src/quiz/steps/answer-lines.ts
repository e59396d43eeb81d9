import type { AnswerLines } from "./schema/answer-lines-schema.ts";
import type { Icon } from "./schema/fields.ts";
import type { Visitor } from "./step.ts";

export interface ShownLines {
  title: string;
  lines: { icon: Icon; label: string; text: string }[];
}

/** The lines that have something to show to this visitor. */
export function shownLines({ title, lines }: AnswerLines, visitor: Visitor): ShownLines {
  return {
    title,
    lines: lines.flatMap(({ icon, label, answer, values, none }) => {
      const text = visitor.say(answer, values) ?? none;
      return text === undefined ? [] : [{ icon, label, text }];
    }),
  };
}
