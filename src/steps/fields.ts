import { z } from "zod";

export const Id = z
  .string()
  .regex(/^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/, { error: "An id is written in lower case with dashes, and not with digits alone: pot-belly, 5-6." });

export const AnswerName = z.string().regex(/^(?!currentStep$|arm$|all$|any$|not$)[a-z][A-Za-z0-9]*$/, {
  error: "An answer's name is written like sleepHours: letters and digits, the first one small; currentStep, arm, all, any and not are taken.",
});

export const Route = z
  .string()
  .regex(/^\/([a-z0-9]+(-[a-z0-9]+)*)?$/, { error: "A route is written like /personal-summary: a slash, then small letters, digits and dashes." });

/** Copy that a visitor reads. May hold answers: `{goals|reach your goal}`. */
export const Copy = z.string().trim().min(1, { error: "Write some text here, or remove the line." });

/** A picture of `funnel/images/` by its name without `.svg`; what it shows in `alt`, empty where it only decorates. */
export const Image = z.preprocess(
  (value) => (typeof value === "string" ? { image: value, alt: "" } : value),
  z.strictObject({ image: z.string().min(1), alt: z.string() }, { error: "A picture is its name, or { image: name, alt: what it shows }." }),
);
export type Image = z.output<typeof Image>;

/** An icon of the Phosphor set by its name. */
export const Icon = z.preprocess(
  (value) => (typeof value === "string" ? { icon: value } : value),
  z.strictObject({ icon: z.string().min(1) }, { error: "An icon is named by one word, such as moon or fork-knife." }),
);
export type Icon = z.output<typeof Icon>;

/** One of several to choose from, with what its step type adds. A text alone is its label. */
export function optionWith<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.preprocess(
    (value) => (typeof value === "string" ? { label: value } : value),
    z.strictObject(
      { label: Copy, hint: Copy.optional(), icon: Icon.optional(), image: Image.optional(), ...fields },
      { error: "An option is its label, or a block with a label. Put numbers and the like in quotes." },
    ),
  );
}

export const Option = optionWith({});

/** Options by the value that is stored. */
export function optionsOf<O extends z.ZodType>(option: O) {
  return z.record(Id, option).refine((options) => Object.keys(options).length > 0, { error: "A choice needs at least one option." });
}

/** How private an answer is. What is `health` never enters a URL, an event, a log line or payment metadata. */
const Sensitivity = z.enum(["health", "personal", "none"]);

/** A step's own fields and those that every step has. */
export function stepSchema<Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) {
  return z.strictObject({ type: z.literal(type), route: Route.optional(), title: Copy, hint: Copy.optional(), continue: Copy.optional(), ...fields });
}

/** The fields of a step that asks something. */
export const question = { answer: AnswerName, sensitivity: Sensitivity.default("health") };

export const Note = z.strictObject({ title: Copy, text: Copy, icon: Icon });
export type Note = z.output<typeof Note>;
