import type { Json } from "#lib/json.ts";
import type { AnswerControl } from "./preview-data.ts";

/** What the control of an answer is told. */
export interface Answering<Kind extends AnswerControl["kind"]> {
  control: Extract<AnswerControl, { kind: Kind }>;
  given: Json | undefined;
  /** `undefined` takes the answer away. */
  onAnswer: (value: Json | undefined) => void;
  /** The id of the question's words. */
  labelledBy: string;
}
