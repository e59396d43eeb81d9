import { z } from "zod";
import { copy, Id, Image } from "#quiz/steps/schema/fields.ts";
import { CUT_GROUPS, METHOD_FAMILIES, TIME_MODELS } from "#rules/member-plan/cookbook/cookbook.ts";
import { SLOTS } from "#rules/member-plan/pool/slots.ts";
import { Count, Minutes } from "./program-fields.ts";

const MAX_CELSIUS = 260;

const word = (description: string, example: string) =>
  Id.meta({ description, examples: [example] });
const celsius = (description: string, example: number) =>
  Count.max(MAX_CELSIUS).meta({ description: `${description} in °C.`, examples: [example] });
const amount = (description: string, example: number) =>
  z
    .number()
    .positive()
    .meta({ description, examples: [example] });
const words = (description: string, example: string) =>
  z
    .array(Id)
    .min(1)
    .meta({ description, examples: [[example]] });
const yes = (description: string) => z.literal(true).meta({ description, examples: [true] });
const text = (description: string, example: string) => copy(description, example, 320);
const picture = Image.meta({
  description: "A drawing, by its name in funnel/images.",
  examples: ["dish-steak"],
});
const slots = z
  .array(z.enum(SLOTS))
  .min(1)
  .meta({ description: "When it can be eaten.", examples: [["breakfast"]] });
const group = z.enum(CUT_GROUPS).meta({ description: "A kind of cut.", examples: ["tender"] });
const grams = z
  .record(Id, amount("Grams for 100 g of the cut.", 8))
  .meta({ description: "Grams of each food for 100 g of the cut.", examples: [{ butter: 8 }] });

const Group = z.strictObject({
  done: text("The sign that it's done.", "until the middle reaches {temp}"),
  to: celsius("The temperature in the middle, if it's best above the safe one,", 90).optional(),
});

const Cut = z.strictObject({
  food: word("The food, from foods.yaml.", "ribeye"),
  animal: word("The meat, or the kind of fish.", "beef"),
  group,
  form: word("Its shape on the plate.", "strips"),
  say: copy("Its word in a recipe, without an article.", "steak", 30),
  many: yes("True if that word is a plural.").optional(),
  thick: amount("Its thickness in cm.", 2.5).optional(),
  pieces: Minutes.meta({ description: "Minutes to roast it.", examples: [38] }).optional(),
  bake: Minutes.meta({ description: "Minutes to bake it.", examples: [20] }).optional(),
  braise: Minutes.meta({ description: "Minutes to braise it.", examples: [100] }).optional(),
  stew: Minutes.meta({ description: "Minutes to stew it.", examples: [12] }).optional(),
  poach: Minutes.meta({ description: "Minutes to poach it.", examples: [9] }).optional(),
  steam: Minutes.meta({ description: "Minutes to steam it.", examples: [10] }).optional(),
  roast: z
    .strictObject({
      k: amount("Minutes for a joint of one kilogram.", 69),
      kg: amount("The weight of the joint.", 1.2),
      oven: celsius("The oven", 160),
    })
    .meta({
      description: "For joints, which roast by weight.",
      examples: [{ k: 69, kg: 1.2, oven: 160 }],
    })
    .optional(),
  makes: Count.meta({ description: "The portions of one.", examples: [4] }).optional(),
  to: celsius(
    "The temperature in the middle, if it's best above that of its group,",
    88,
  ).optional(),
  chop: yes("True if it's chopped by hand.").optional(),
  slots: slots.optional(),
  prep: text("What comes first.", "Cut the sirloin into strips.").optional(),
  image: picture,
});

const Method = z.strictObject({
  name: copy("The name of the method, as a filter has it.", "Seared", 30),
  family: z
    .enum(METHOD_FAMILIES)
    .meta({ description: "What it's cooked with.", examples: ["pan"] }),
  texture: word("How the cut comes out.", "crisp"),
  groups: z
    .array(group)
    .min(1)
    .meta({ description: "The cuts that it suits.", examples: [["tender"]] }),
  time: z.enum(TIME_MODELS).meta({
    description: "What decides how long it takes: a field of the cut, or fixed.",
    examples: ["pan"],
  }),
  minutes: Minutes.optional(),
  times: amount("Multiplies that time.", 1.6).optional(),
  to: celsius("The temperature in the middle, if it's more than the cut needs,", 90).optional(),
  oven: celsius("The oven", 200).optional(),
  preheat: z
    .enum(["pan", "oven"])
    .meta({ description: "What has to get hot first.", examples: ["pan"] })
    .optional(),
  fat: z
    .enum(["pan", "own", "none"])
    .meta({ description: "The fat that it needs.", examples: ["pan"] }),
  water: amount("Grams of water for 100 g of the cut.", 40).optional(),
  "extra-fat": copy("What to do with a fat that's added.", "Rub the {fat} in.", 80).optional(),
  first: text("What has to get hot besides.", "Bring a pot of water to the boil.").optional(),
  before: z
    .string()
    .meta({ description: "How to prepare the cut.", examples: ["Pat {the} dry{salt}."] }),
  heat: text("How to cook it.", "Fry {the} for {minutes} minutes, {done}."),
  rest: Minutes.meta({ description: "Minutes of rest.", examples: [10] }).optional(),
  keeps: yes("True if it's as good on the next day.").optional(),
  image: picture.optional(),
});

const Finish = z.strictObject({
  name: copy("The name of the finish.", "brown butter", 40),
  family: word("What other finishes it's like.", "sauce"),
  form: word("The shape that the cut gets from it.", "stuffed").optional(),
  foods: grams,
  "fries-in": copy("Its fat that the cut is fried in.", "a little of the butter", 60).optional(),
  liquid: copy("What a stew cooks in.", "the bone broth", 60).optional(),
  families: words("Only for methods of these families.", "pan").optional(),
  "not-after": words("Not after methods with these textures.", "crisp").optional(),
  "not-with": words("Not with cuts of these groups.", "shellfish").optional(),
  "only-with": words("Only with cuts of these groups.", "ground").optional(),
  minutes: Minutes.meta({ description: "Minutes that it adds.", examples: [4] }).optional(),
  to: celsius("The temperature of its raw foods", 71).optional(),
  "is-heated": yes("True if its text heats the raw foods in it.").optional(),
  before: text("What happens before the cut is heated.", "Crush the rinds.").optional(),
  during: text("What happens while it's hot.", "Lay the cheese on top.").optional(),
  after: text("What happens at the end.", "Pour it over {the}.").optional(),
});

const Dish = z.strictObject({
  name: copy("The name of the dish.", "Ribeye with brown butter", 60),
  cut: word("A cut, from cuts.yaml.", "ribeye"),
  method: word("A method, from methods.yaml.", "sear"),
  finish: word("A finish, from finishes.yaml.", "brown-butter"),
  slots: slots.optional(),
  grams: amount("Grams of the cut, if it's not what the energy asks for.", 200).optional(),
  to: celsius("The temperature in the middle, if it's not the one of its parts,", 80).optional(),
  minutes: Minutes.meta({
    description: "All minutes, if it's not what the model says.",
    examples: [35],
  }).optional(),
  image: picture.optional(),
  cooked: z.iso
    .date()
    .meta({
      description: "The day on which a kitchen cooked it and found its text to be right.",
      examples: ["2026-12-01"],
    })
    .optional(),
});

const entries = <T extends z.ZodType>(of: T, description: string) =>
  z.record(Id, of).meta({ description, examples: [{}] });

/** The schemas of the files in `program/cookbook/`, by name. */
export const cookbookSchemas = {
  cuts: z.strictObject({
    groups: z
      .partialRecord(group, Group)
      .meta({ description: "What cuts of a kind have in common.", examples: [{}] }),
    cuts: entries(Cut, "The cuts, by id."),
  }),
  methods: z.strictObject({ methods: entries(Method, "The methods, by id.") }),
  finishes: z.strictObject({ finishes: entries(Finish, "The finishes, by id.") }),
  dishes: z.strictObject({ dishes: entries(Dish, "The dishes, by id. One line each.") }),
};
