import type { Json } from "#lib/json.ts";
import type { AnswerControl } from "../preview-data.ts";

/** The props of an answer's control. */
export interface Answering<Kind extends AnswerControl["kind"]> {
  control: Extract<AnswerControl, { kind: Kind }>;
  given: Json | undefined;
  /** `undefined` removes the answer. */
  onAnswer: (value: Json | undefined) => void;
  /** The id of the element with the question. */
  labelledBy: string;
}
