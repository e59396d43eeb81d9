import { z } from "zod";
import { CONTENTS } from "#rules/member-plan/pool/contents.ts";
import { copy, Icon, Image } from "../schema/fields.ts";

const icon = (name: string) =>
  Icon.meta({ description: "An icon next to the number.", examples: [name] });

const Food = z.strictObject({
  name: copy("What it's called.", "Beef", 16),
  image: Image.meta({
    description: "A round picture, by its name in funnel/images.",
    examples: ["meat-beef"],
  }).optional(),
  icon: Icon.meta({ description: "An icon in place of a picture.", examples: ["fish"] }).optional(),
});

const Meals = z
  .strictObject({
    icon: icon("fork-knife"),
    one: copy("The label of one meal.", "meal a day", 24),
    many: copy("The label of several meals.", "meals a day", 24),
    snack: copy("One snack, after its number.", "snack", 16),
    snacks: copy("Several snacks, after their number.", "snacks", 16),
  })
  .meta({
    description: "How many meals and snacks a day has.",
    examples: [{ icon: "fork-knife", one: "meal a day", many: "meals a day" }],
  });

const figure = (description: string, name: string, label: string) =>
  z
    .strictObject({ icon: icon(name), label: copy("The label of the number.", label, 32) })
    .meta({ description, examples: [{ icon: name, label }] });

const Plate = z
  .strictObject({
    title: copy("The headline above the foods.", "On your plate", 40),
    loved: copy("Read aloud before the foods that come up most often.", "What you love", 40),
    others: copy("Read aloud before the other foods.", "Also on your plate", 40),
    "left-out": copy("Read aloud before the foods that never come up.", "Left out", 40),
    foods: z.partialRecord(z.enum(CONTENTS), Food).meta({
      description: "The foods, by what meals contain. Others aren't shown.",
      examples: [{ beef: { name: "Beef", image: "meat-beef" } }],
    }),
  })
  .meta({
    description: "What is on the plate: loved foods first, and those that never come up last.",
    examples: [{ title: "On your plate", foods: { beef: { name: "Beef" } } }],
  });

const FirstDinner = z
  .strictObject({
    icon: Icon.meta({
      description: "An icon, unless the dinner has one food with a picture.",
      examples: ["moon-stars"],
    }),
    label: copy("The label of the name.", "Your first dinner", 32),
    skipped: copy("Shown if the plan has no dinner.", "You skip dinner.", 80),
  })
  .meta({
    description: "The name of the first dinner.",
    examples: [{ label: "Your first dinner", icon: "moon-stars" }],
  });

const NothingFits = z
  .strictObject({
    icon: Icon.meta({ description: "An icon before the title.", examples: ["fork-knife"] }),
    title: copy("That there are no meals.", "No meals fit all of these answers", 60),
    text: copy("What the plan would be then.", "Your plan would only have workouts.", 160),
  })
  .meta({
    description: "Shown in place of everything else if no meals fit the visitor's answers.",
    examples: [{ icon: "fork-knife", title: "No meals fit all of these answers" }],
  });

/** The words around a number of the visitor's own plan. */
export const OwnFigure = z
  .strictObject({
    before: copy("The words before the number.", "Your plan uses your own:", 90),
    after: copy("The words after the number.", "kcal", 40),
  })
  .meta({
    description: "A number of the visitor's own plan, in words.",
    examples: [{ before: "Your plan uses your own:", after: "kcal" }],
  });
export type OwnFigure = z.output<typeof OwnFigure>;

/** The texts of a card that shows what the plan will do with a visitor's answers. */
export const PlanPreviewWords = z
  .strictObject({
    title: copy("The headline of the card.", "Your plan, from your answers", 60),
    note: copy("A line below the headline.", "Worked out in your browser.", 90),
    meals: Meals,
    energy: figure("The energy of a day.", "fire", "kcal a day, roughly"),
    minutes: figure("How long a meal takes at most.", "timer", "minutes at most for a meal"),
    plate: Plate,
    "first-dinner": FirstDinner,
    "nothing-fits": NothingFits,
  })
  .meta({
    description: "A card that shows what the plan will do with the visitor's answers.",
    examples: [{ title: "Your plan, from your answers", note: "Worked out in your browser." }],
  });
export type PlanPreviewWords = z.output<typeof PlanPreviewWords>;
