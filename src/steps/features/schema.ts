import { z } from "zod";
import { Copy, Icon, Image, stepSchema } from "../fields.ts";
import type { StepType } from "../step-type.ts";

/** What the product has, as a list with pictures. */
export const Features = stepSchema("features", {
  image: Image.optional(),
  features: z.array(z.strictObject({ icon: Icon, text: Copy })).min(1),
});
export type Features = z.output<typeof Features>;

export const features: StepType<Features> = { schema: Features, icon: "sparkle" };
