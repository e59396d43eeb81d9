import type { z } from "zod";
import { FunnelFile } from "#compiler/schema/funnel-schema.ts";
import { cookbookSchemas } from "#compiler/schema/program/cookbook-schema.ts";
import { programSchemas } from "#compiler/schema/program/program-schema.ts";
import { Page, Site } from "#compiler/schema/site-schema.ts";
import { Theme } from "#compiler/schema/theme-schema.ts";
import { Offer } from "#quiz/steps/schema/offer-schema.ts";

/**
 * The kinds of files that hold a single block, by their names in the funnel's schema. The schema of
 * step files is built from the step types instead.
 */
export const kinds: Record<string, { schema: z.ZodType; description: string }> = {
  funnel: {
    schema: FunnelFile,
    description: "The funnel: its timings, its experiments, and the order of its steps.",
  },
  offer: { schema: Offer, description: "The offer: what you sell." },
  site: {
    schema: Site,
    description: "Everything around the funnel: brand, header, footer, and error screen.",
  },
  theme: { schema: Theme, description: "The look of the whole product." },
  page: { schema: Page, description: "A text page. Its file name is its address." },
  foods: { schema: programSchemas.foods, description: "What meals are made of." },
  meals: {
    schema: programSchemas.meals,
    description: "The meals that plans are made from, and the tips.",
  },
  rules: {
    schema: programSchemas.rules,
    description: "The rules that make a plan from the answers.",
  },
  exercises: {
    schema: programSchemas.exercises,
    description: "The exercises that plans are made from.",
  },
  workouts: {
    schema: programSchemas.workouts,
    description: "How a week of training is put together.",
  },
  groceries: { schema: programSchemas.groceries, description: "Grocery lists to start with." },
  resources: { schema: programSchemas.resources, description: "What members can download." },
  "warm-up-video": {
    schema: programSchemas["warm-up-video"],
    description: "The warm-up video, scene by scene.",
  },
  "cookbook-cuts": { schema: cookbookSchemas.cuts, description: "What dishes are made of." },
  "cookbook-methods": { schema: cookbookSchemas.methods, description: "How dishes are cooked." },
  "cookbook-finishes": {
    schema: cookbookSchemas.finishes,
    description: "What goes on top of a dish, in it, or around it.",
  },
  "cookbook-dishes": {
    schema: cookbookSchemas.dishes,
    description: "The dishes of the cookbook, one line each.",
  },
};

/**
 * The kind of a file by its path in the funnel's folder; undefined if the funnel doesn't use it.
 */
export function findKind(path: string): string | undefined {
  const [, folder, name = ""] = /^(?:(steps|pages|themes|program)\/)?(.+)\.yaml$/.exec(path) ?? [];
  if (folder === "steps") return "steps";
  if (folder === "pages") return "page";
  if (folder === "themes") return "theme";
  if (name.startsWith("cookbook/")) return kindWithName(name.replace("/", "-"));
  return kindWithName(name);
}

function kindWithName(name: string): string | undefined {
  return Object.hasOwn(kinds, name) ? name : undefined;
}
