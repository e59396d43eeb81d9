import type { AnswerLines } from "./answer-lines-schema.ts";
import type { Icon } from "./fields.ts";
import type { Visitor } from "./step.ts";

export interface ShownLines {
  title: string;
  lines: { icon: Icon; label: string; text: string }[];
}

/** Lines that have something to say of this visitor. */
export function shownLines({ title, lines }: AnswerLines, visitor: Visitor): ShownLines {
  return {
    title,
    lines: lines.flatMap(({ icon, label, answer, values, none }) => {
      const text = visitor.say(answer, values) ?? none;
      return text === undefined ? [] : [{ icon, label, text }];
    }),
  };
}
