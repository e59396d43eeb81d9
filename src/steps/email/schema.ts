import { z } from "zod";
import { copy, Image, stepSchema } from "../fields.ts";
import type { StepType } from "../step-type.ts";

/** Asks for an e-mail address, which is kept in the visitor's browser and nowhere else. */
export const EmailStep = stepSchema("email", {
  image: Image.meta({
    description: "A picture above the field.",
    examples: ["motivation"],
  }).optional(),
  field: copy("The name of the field.", "Email", 24),
  placeholder: copy("An example within the empty field.", "you@example.com", 30).optional(),
  submit: copy("The words of the button.", "Claim my plan", 28),
  submitting: copy("The same while it is busy.", "Submitting...", 28),
  privacy: copy(
    "One or two sentences on what happens to the address.",
    "Your email stays in this browser.",
    160,
  ),
  messages: z
    .strictObject({
      empty: copy("Said where nothing was written.", "Please enter your email", 60),
      invalid: copy("Said where it is no address.", "Please enter a valid email", 60),
      "too-long": copy("Said where it has more than 254 letters.", "Email is too long", 60),
      failed: copy(
        "Said where the browser cannot keep it.",
        "Failed to submit. Please try again.",
        60,
      ),
    })
    .meta({
      description: "What is said where the address cannot be taken.",
      examples: [{ empty: "Please enter your email" }],
    }),
});
export type EmailStep = z.output<typeof EmailStep>;

export const email: StepType<EmailStep> = {
  schema: EmailStep,
  summary: "Takes an address that stays in the visitor's browser.",
  icon: "envelope-simple",
};
