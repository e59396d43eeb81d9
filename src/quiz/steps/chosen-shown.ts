import type { ChosenList } from "./schema/chosen-list-schema.ts";
import type { Visitor } from "./step.ts";

export interface ShownChosen {
  title: string;
  none: string;
  /** The labels of the chosen options. */
  chosen: string[];
  caveat: string | undefined;
}

/** A visitor's choices, with the caveat if it's about one of them. */
export const shownChosen = (
  { title, none, answer, caveat }: ChosenList,
  visitor: Visitor,
): ShownChosen => ({
  ...{ title, none, chosen: visitor.words(answer) },
  caveat: caveat && visitor.words(answer, caveat.values).length > 0 ? caveat.text : undefined,
});
