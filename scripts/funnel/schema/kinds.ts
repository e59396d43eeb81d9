import type { z } from "zod";
import { FunnelFile } from "#funnel/funnel-schema.ts";
import { programSchemas } from "#funnel/program-schema.ts";
import { Page, Site } from "#funnel/site-schema.ts";
import { Theme } from "#funnel/theme-schema.ts";
import { Offer } from "#steps/offer-schema.ts";

/** The kinds of files that are one block, by their names in the funnel's schema. Files of steps are put together from the types of steps. */
export const kinds: Record<string, { schema: z.ZodType; description: string }> = {
  funnel: {
    schema: FunnelFile,
    description: "The funnel: its timings, its experiments, and the order of its steps.",
  },
  offer: { schema: Offer, description: "What is sold." },
  site: {
    schema: Site,
    description:
      "What surrounds the funnel: brand, header, footer, and the screen for when something breaks.",
  },
  theme: { schema: Theme, description: "The look of the whole product." },
  page: { schema: Page, description: "A page of text. The file's name is its address." },
  meals: {
    schema: programSchemas.meals,
    description: "The days of meals, which go round and round.",
  },
  workouts: {
    schema: programSchemas.workouts,
    description: "The exercises, and the weeks that name them.",
  },
  groceries: { schema: programSchemas.groceries, description: "Grocery lists to begin with." },
  resources: { schema: programSchemas.resources, description: "What members can download." },
  "warm-up-video": {
    schema: programSchemas["warm-up-video"],
    description: "The warm-up video, scene by scene.",
  },
};

/** The kind of a file by its path below the funnel's folder; undefined where nothing reads it. */
export function kindOf(path: string): string | undefined {
  const [, folder, name = ""] = /^(?:(steps|pages|themes|program)\/)?(.+)\.yaml$/.exec(path) ?? [];
  if (folder === "steps") return "steps";
  if (folder === "pages") return "page";
  if (folder === "themes") return "theme";
  return Object.hasOwn(kinds, name) ? name : undefined;
}
