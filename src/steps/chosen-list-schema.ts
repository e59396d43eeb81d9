import { z } from "zod";
import { AnswerName, Copy } from "./fields.ts";

/** A list of what was chosen in an earlier answer, and what to say where nothing was. */
export const ChosenList = z.strictObject({ title: Copy, answer: AnswerName, none: Copy });
export type ChosenList = z.output<typeof ChosenList>;
