import { z } from "zod";

export const Id = z
  .string()
  .regex(/^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: "An id is written in lower case with dashes, and not with digits alone: pot-belly, 5-6.",
  });

export const AnswerName = z
  .string()
  .regex(/^(?!currentStep$|arm$|all$|any$|not$)[a-z][A-Za-z0-9]*$/, {
    error:
      "An answer's name is written like sleepHours: letters and digits, the first one small; currentStep, arm, all, any and not are taken.",
  });

export const Route = z
  .string()
  .regex(/^\/([a-z0-9]+(-[a-z0-9]+)*)?$/, {
    error:
      "A route is written like /personal-summary: a slash, then small letters, digits and dashes.",
  });

/** Copy that a visitor reads. May hold answers: `{goals|reach your goal}`. */
export const Copy = z
  .string()
  .trim()
  .min(1, { error: "Write some text here, or remove the line." });

/** Copy of one place, as editors explain it. `longest` is how many letters stand there well on a phone of 320 px. */
export function copy(description: string, example: string, longest?: number) {
  return Copy.meta({
    description,
    examples: [example],
    ...(longest === undefined ? {} : { longest }),
  });
}

/** The name of an answer that another step asks for. */
export function answerOf(description: string, example: string) {
  return AnswerName.meta({ description, examples: [example], names: "answer" });
}

const PictureName = z
  .string()
  .min(1)
  .meta({
    description:
      "The picture's name in funnel/images, without .svg. May hold an answer: body-{gender|male}-lean.",
    examples: ["hero"],
    names: "image",
  });

const AltText = z.string().meta({
  description: 'What the picture shows, for those who cannot see it. "" where it only decorates.',
  examples: ["A plate with a steak and two eggs"],
});

const IconName = z
  .string()
  .min(1)
  .meta({
    description: "The icon's name in the Phosphor set; phosphoricons.com shows them all.",
    examples: ["moon"],
    names: "icon",
  });

/** A picture of `funnel/images/` by its name without `.svg`; what it shows in `alt`, empty where it only decorates. */
export const Image = z.preprocess(
  (value) => (typeof value === "string" ? { image: value, alt: "" } : value),
  z.strictObject(
    { image: PictureName, alt: AltText },
    { error: "A picture is its name, or { image: name, alt: what it shows }." },
  ),
);
export type Image = z.output<typeof Image>;

/** An icon of the Phosphor set by its name. */
export const Icon = z.preprocess(
  (value) => (typeof value === "string" ? { icon: value } : value),
  z.strictObject(
    { icon: IconName },
    { error: "An icon is named by one word, such as moon or fork-knife." },
  ),
);
export type Icon = z.output<typeof Icon>;

/** One of several to choose from, with what its step type adds. A text alone is its label. */
export function optionWith<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.preprocess(
    (value) => (typeof value === "string" ? { label: value } : value),
    z.strictObject(
      {
        label: copy("What visitors read on it.", "Medium", 40),
        hint: copy("A smaller line below the label.", "55 °C inside", 60).optional(),
        icon: Icon.meta({
          description: "An icon beside the label, by its Phosphor name.",
          examples: ["thermometer"],
        }).optional(),
        image: Image.meta({
          description: "A picture above the label, by its name in funnel/images.",
          examples: ["steak-medium"],
        }).optional(),
        ...fields,
      },
      {
        error:
          "An option is its label, or a block with a label. Put numbers and the like in quotes.",
      },
    ),
  );
}

export const Option = optionWith({});

const CHOICES =
  "What can be chosen, a line each: the value that is stored, a colon, and what visitors read. The value stays when the words change.";

/** Options by the value that is stored. */
export function optionsOf<O extends z.ZodType>(option: O) {
  return z
    .record(Id, option)
    .meta({
      description: CHOICES,
      examples: [{ rare: "Rare", medium: { label: "Medium", icon: "thermometer" } }],
    })
    .refine((options) => Object.keys(options).length > 0, {
      error: "A choice needs at least one option.",
    });
}

/** How private an answer is. What is `health` never enters a URL, an event, a log line or payment metadata. */
const Sensitivity = z.enum(["health", "personal", "none"]).meta({
  description:
    "How private the answer is. Nothing marked health, which is the default, ever enters an address, an event or a payment.",
  examples: ["none"],
});

/** A step's own fields and those that every step has. */
export function stepSchema<Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  fields: Fields,
) {
  return z.strictObject({
    type: z.literal(type).meta({ description: "The kind of screen.", examples: [type] }),
    route: Route.meta({
      description: "The address of the screen; without it, a slash and the step's id.",
      examples: ["/personal-summary"],
    }).optional(),
    title: copy("The headline of the screen.", "How many hours do you usually sleep?", 90),
    hint: copy("A smaller line below the headline.", "Select all that apply", 90).optional(),
    continue: copy(
      "The words of the button that moves on; without it, those in funnel.yaml.",
      "See my plan",
      32,
    ).optional(),
    ...fields,
  });
}

/** The fields of a step that asks something. */
export const question = {
  answer: AnswerName.meta({
    description:
      "The name under which the answer is stored. Others read it by this name: {sleepHours}.",
    examples: ["sleepHours"],
  }),
  sensitivity: Sensitivity.default("health"),
};

export const Note = z
  .strictObject({
    title: copy("The note's own headline.", "Why we ask", 40),
    text: copy("One or two sentences.", "We use your age for your personal plan.", 200),
    icon: Icon.meta({ description: "An icon beside the note.", examples: ["ruler"] }),
  })
  .meta({
    description: "A box below the field that says why you ask.",
    examples: [
      { title: "Why we ask", text: "We use your age for your personal plan.", icon: "cake" },
    ],
  });
export type Note = z.output<typeof Note>;
