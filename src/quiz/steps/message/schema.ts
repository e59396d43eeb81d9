import type { z } from "zod";
import { copy, Image, stepSchema } from "../schema/fields.ts";
import type { StepType } from "../step-type.ts";

/** A screen between questions that asks nothing. */
export const Message = stepSchema("message", {
  image: Image.meta({
    description: "A picture. It can be the whole message.",
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
  summary: "A message between questions. It asks nothing.",
  icon: "chat-text",
};
