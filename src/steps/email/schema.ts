import { z } from "zod";
import { Copy, Image, stepSchema } from "../fields.ts";
import type { StepType } from "../step-type.ts";

/** Asks for an e-mail address, which is kept in the visitor's browser and nowhere else. */
export const EmailStep = stepSchema("email", {
  image: Image.optional(),
  field: Copy,
  placeholder: Copy.optional(),
  submit: Copy,
  submitting: Copy,
  privacy: Copy,
  messages: z.strictObject({ empty: Copy, invalid: Copy, "too-long": Copy, failed: Copy }),
});
export type EmailStep = z.output<typeof EmailStep>;

export const email: StepType<EmailStep> = { schema: EmailStep, icon: "envelope-simple" };
