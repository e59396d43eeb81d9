import type { z } from "zod";
import { copy, Image, stepSchema } from "../fields.ts";
import type { StepType } from "../step-type.ts";

/** A screen between questions that only says something. */
export const Message = stepSchema("message", {
  image: Image.meta({
    description: "A picture, which may be all that the screen has to say.",
    examples: [{ image: "motivation", alt: "A woman on a hill" }],
    alone: true,
  }).optional(),
  text: copy(
    "A few sentences below the headline.",
    "You are nearly there. Three more questions.",
    320,
  ).optional(),
});
export type Message = z.output<typeof Message>;

export const message: StepType<Message> = {
  schema: Message,
  summary: "Only says something, between questions.",
  icon: "chat-text",
};
