import { z } from "zod";
import { fieldMessages } from "./field-messages.ts";

export const Id = z.string().regex(/^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: fieldMessages.id,
});

export const AnswerName = z
  .string()
  .regex(/^(?!currentStep$|arm$|all$|any$|not$)[a-z][A-Za-z0-9]*$/, {
    error: fieldMessages.answerName,
  });

export const Route = z.string().regex(/^\/([a-z0-9]+(-[a-z0-9]+)*)?$/, {
  error: fieldMessages.route,
});

/** Copy that a visitor reads. It may contain answers: `{goals|reach your goal}`. */
export const Copy = z.string().trim().min(1, { error: fieldMessages.emptyText });

/**
 * Copy with a description and an example for editors. `longest` is the number of characters that
 * fit well on a 320 px phone.
 */
export function copy(description: string, example: string, longest?: number) {
  return Copy.meta({
    description,
    examples: [example],
    ...(longest === undefined ? {} : { longest }),
  });
}

/** The name of an answer that another step asks for. */
export function createAnswerSchema(description: string, example: string) {
  return AnswerName.meta({ description, examples: [example], names: "answer" });
}

const PictureName = z
  .string()
  .min(1)
  .meta({
    description:
      "The picture's name in funnel/images, without .svg. It can contain an answer: body-{gender|male}-lean.",
    examples: ["hero"],
    names: "image",
  });

const AltText = z.string().meta({
  description:
    "What the picture shows, for people who can't see it. Write \"\" if it's only decoration.",
  examples: ["A plate with a steak and two eggs"],
});

const IconName = z
  .string()
  .min(1)
  .meta({
    description: "The name of a Phosphor icon. See phosphoricons.com for all of them.",
    examples: ["moon"],
    names: "icon",
  });

/**
 * A picture in `funnel/images/`, by its name without `.svg`. `alt` describes it, and is empty if
 * the picture is decorative.
 */
export const Image = z.preprocess(
  (value) => (typeof value === "string" ? { image: value, alt: "" } : value),
  z.strictObject({ image: PictureName, alt: AltText }, { error: fieldMessages.picture }),
);
export type Image = z.output<typeof Image>;

/** An icon from the Phosphor set, by name. */
export const Icon = z.preprocess(
  (value) => (typeof value === "string" ? { icon: value } : value),
  z.strictObject({ icon: IconName }, { error: fieldMessages.icon }),
);
export type Icon = z.output<typeof Icon>;

/** An option with the extra fields of its step type. A plain string is its label. */
export function createOptionSchema<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.preprocess(
    (value) => (typeof value === "string" ? { label: value } : value),
    z.strictObject(
      {
        label: copy("The text on the option.", "Medium", 40),
        hint: copy("A smaller line below the label.", "55 °C inside", 60).optional(),
        icon: Icon.meta({
          description: "An icon next to the label, by its Phosphor name.",
          examples: ["thermometer"],
        }).optional(),
        image: Image.meta({
          description: "A picture above the label, by its name in funnel/images.",
          examples: ["steak-medium"],
        }).optional(),
        ...fields,
      },
      {
        error: fieldMessages.option,
      },
    ),
  );
}

export const Option = createOptionSchema({});

const CHOICES =
  "The options, one per line: the stored value, a colon, and the text that visitors see. Keep the value when you change the text.";

/** Options by their stored value. */
export function createOptionsSchema<O extends z.ZodType>(option: O) {
  return z
    .record(Id, option)
    .meta({
      description: CHOICES,
      examples: [{ rare: "Rare", medium: { label: "Medium", icon: "thermometer" } }],
    })
    .refine((options) => Object.keys(options).length > 0, {
      error: fieldMessages.noOptions,
    });
}

/**
 * The privacy of an answer. A `health` answer never ends up in a URL, event, log line, or payment
 * metadata.
 */
const Sensitivity = z.enum(["health", "personal", "none"]).meta({
  description:
    "How private the answer is. The default is health: such an answer never appears in an address, an event, or a payment.",
  examples: ["none"],
});

/** A step's own fields plus the ones that every step has. */
export function stepSchema<Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  fields: Fields,
) {
  return z.strictObject({
    type: z.literal(type).meta({ description: "The type of screen.", examples: [type] }),
    route: Route.meta({
      description: "The address of the screen. Without it, it's a slash and the step's id.",
      examples: ["/personal-summary"],
    }).optional(),
    title: copy("The headline of the screen.", "How many hours do you usually sleep?", 90),
    hint: copy("A smaller line below the headline.", "Select all that apply", 90).optional(),
    continue: copy(
      "The label of the Continue button. Without it, the one in funnel.yaml is used.",
      "See my plan",
      32,
    ).optional(),
    ...fields,
  });
}

/** The fields of a step that asks something. */
export const question = {
  answer: AnswerName.meta({
    description: "The name of the stored answer. Use it in texts and conditions: {sleepHours}.",
    examples: ["sleepHours"],
  }),
  sensitivity: Sensitivity.default("health"),
};

export const Note = z
  .strictObject({
    title: copy("The headline of the note.", "Why we ask", 40),
    text: copy("One or two sentences.", "We use your age for your personal plan.", 200),
    icon: Icon.meta({ description: "An icon next to the note.", examples: ["ruler"] }),
  })
  .meta({
    description: "A box below the field that explains why you ask.",
    examples: [
      { title: "Why we ask", text: "We use your age for your personal plan.", icon: "cake" },
    ],
  });
export type Note = z.output<typeof Note>;
