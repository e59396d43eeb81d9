import { z } from "zod";
import { copy, Id, Image } from "#quiz/steps/schema/fields.ts";

const Resource = z.strictObject({
  id: Id.meta({ description: "The name of the file.", examples: ["meat-guide"] }),
  name: copy("The name of the download.", "The Meat Guide", 60),
  type: z.enum(["pdf", "video"]).meta({ description: "A document or a video.", examples: ["pdf"] }),
  image: Image.meta({
    description: "The drawing on the cover, by its name in funnel/images.",
    examples: ["meat-beef"],
  }).optional(),
  summary: copy(
    "A sentence about what's in it.",
    "Cuts of beef, pork and lamb, and how to cook each.",
    200,
  ),
  guide: z
    .string()
    .min(1)
    .meta({
      description: "The source file, in funnel/program/guides.",
      examples: ["meat-guide.md"],
    }),
});

/**
 * The schema of `program/resources.yaml`: downloads. Each file is generated from `guide` into
 * `program/files`.
 */
export const Resources = z.strictObject({
  resources: z.array(Resource).meta({
    description: "What members can download.",
    examples: [[{ id: "meat-guide", name: "The Meat Guide" }]],
  }),
});
export type Resources = z.output<typeof Resources>;
