import { z } from "zod";
import { Image } from "#steps/fields.ts";

const Color = z
  .string({ error: 'A colour is written in quotes, since # begins a comment: "#a3211f".' })
  .regex(/^#[0-9a-fA-F]{6}$/, { error: 'A colour is # and six digits, in quotes: "#a3211f".' })
  .meta({ description: "A colour: # and six digits, in quotes.", examples: ["#a3211f"] });

/** The colours of a theme and what each is for. */
export const colorUses = {
  paper: "the page",
  "paper-deep": "parts of the page that lie lower",
  surface: "cards, options, fields",
  ink: "text",
  "ink-soft": "text that steps back",
  line: "borders that only divide",
  "line-strong": "borders of what can be operated",
  brand: "the one clear action, and what is chosen",
  "brand-deep": "the same, pressed",
  "brand-tint": "behind what is chosen",
  "on-brand": "text on the brand's colour",
  ember: "icons and pictures, the far end of progress",
  butter: "warm highlights",
  "butter-tint": "behind icons",
  good: "what went well",
  "good-tint": "behind it",
  warn: "what deserves care",
  "warn-tint": "behind it",
  bad: "what went wrong",
  "bad-tint": "behind it",
  cool: "water and rest",
  "cool-tint": "behind it",
} as const;
export type ColorName = keyof typeof colorUses;

const Palette = z.strictObject(
  Object.fromEntries(
    Object.keys(colorUses).map((name) => [
      name,
      Color.meta({
        description: `The colour of ${colorUses[name as ColorName]}.`,
        examples: ["#a3211f"],
      }),
    ]),
  ) as Record<ColorName, typeof Color>,
);

const MOST_PX = 40;

/** `16 px`, as 16. */
const Corner = z
  .string({ error: "A corner is written with its unit: 16 px." })
  .regex(/^\d+ ?px$/, { error: "A corner is written with its unit: 16 px." })
  .transform((text) => Number.parseInt(text, 10))
  .refine((px) => px <= MOST_PX, {
    error: `A corner is at most ${MOST_PX} px: beyond that, cards cut off what they hold.`,
  })
  .meta({
    description: "How round a card's corners are; smaller and larger parts follow.",
    examples: ["16 px"],
  });

const font = (description: string, example: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
      error: "A font is named in small letters with dashes: bricolage-grotesque.",
    })
    .meta({ description, examples: [example], names: "font" });

/** `theme.yaml`, and each theme of `themes/`: the look of the whole product. */
export const Theme = z.strictObject({
  logo: Image.meta({
    description: "The brand's picture in the header and in the browser's tab.",
    examples: ["logo"],
  }),
  type: z
    .strictObject({
      display: font("The font of headlines.", "fraunces"),
      text: font("The font of everything else.", "figtree"),
    })
    .meta({
      description: "The fonts, by their names at fontsource.org.",
      examples: [{ display: "fraunces", text: "figtree" }],
    }),
  corner: Corner,
  colors: z
    .strictObject({
      light: Palette.meta({
        description: "The colours by day.",
        examples: [{ paper: "#fbf6ef", ink: "#231a15" }],
      }),
      dark: Palette.meta({
        description: "The colours for those whose device is dark.",
        examples: [{ paper: "#191210", ink: "#f7eee4" }],
      }),
    })
    .meta({
      description: "All colours. Those that cannot be told apart well enough are refused.",
      examples: [{ light: { paper: "#fbf6ef" } }],
    }),
});
export type Theme = z.output<typeof Theme>;
