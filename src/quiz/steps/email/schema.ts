import { z } from "zod";
import { copy, Image, stepSchema } from "../schema/fields.ts";
import type { StepType } from "../step-type.ts";

/** Asks for an email address, which is stored in the visitor's browser and nowhere else. */
export const EmailStep = stepSchema("email", {
  image: Image.meta({
    description: "A picture above the field.",
    examples: ["motivation"],
  }).optional(),
  field: copy("The label of the field.", "Email", 24),
  placeholder: copy("An example inside the empty field.", "you@example.com", 30).optional(),
  submit: copy("The label of the button.", "Claim my plan", 28),
  submitting: copy("The same button while it's busy.", "Submitting...", 28),
  privacy: copy(
    "One or two sentences about what happens to the address.",
    "Your email stays in this browser.",
    160,
  ),
  messages: z
    .strictObject({
      empty: copy("Shown if the field is empty.", "Please enter your email", 60),
      invalid: copy("Shown if it isn't an email address.", "Please enter a valid email", 60),
      "too-long": copy("Shown if it's longer than 254 characters.", "Email is too long", 60),
      failed: copy(
        "Shown if the browser can't store it.",
        "Failed to submit. Please try again.",
        60,
      ),
    })
    .meta({
      description: "Error messages for the field.",
      examples: [{ empty: "Please enter your email" }],
    }),
});
export type EmailStep = z.output<typeof EmailStep>;

export const email: StepType<EmailStep> = {
  schema: EmailStep,
  summary: "Asks for an email address, which stays in the visitor's browser.",
  icon: "envelope-simple",
};
