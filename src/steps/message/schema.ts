import type { z } from "zod";
import { Copy, Image, stepSchema } from "../fields.ts";
import type { StepType } from "../step-type.ts";

/** A screen between questions that only says something. */
export const Message = stepSchema("message", { image: Image.optional(), text: Copy.optional() });
export type Message = z.output<typeof Message>;

export const message: StepType<Message> = { schema: Message, icon: "chat-text" };
