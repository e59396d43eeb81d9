import { z } from "zod";
import { Image } from "#quiz/steps/schema/fields.ts";
import { formatMessages, yamlMessages } from "../diagnostics/messages/files.ts";

const Color = z
  .string({ error: yamlMessages.unquotedColor })
  .regex(/^#[0-9a-fA-F]{6}$/, { error: formatMessages.color })
  .meta({ description: "A color: # and six digits, in quotes.", examples: ["#a3211f"] });

/** The colors of a theme and what each is for. */
export const colorUses = {
  paper: "the page",
  "paper-deep": "recessed parts of the page",
  surface: "cards, options, fields",
  ink: "text",
  "ink-soft": "secondary text",
  line: "dividing lines",
  "line-strong": "the borders of controls",
  brand: "the main button, and what's chosen",
  "brand-deep": "the main button while pressed",
  "brand-tint": "the background of chosen options",
  "on-brand": "text on the brand's color",
  ember: "icons, pictures, and the end of the progress bar",
  butter: "warm highlights",
  "butter-tint": "the background of icons",
  good: "success messages",
  "good-tint": "the background of success messages",
  warn: "warnings",
  "warn-tint": "the background of warnings",
  bad: "errors",
  "bad-tint": "the background of errors",
  cool: "water and rest",
  "cool-tint": "the background of water and rest",
} as const;
export type ColorName = keyof typeof colorUses;

// `Object.keys` and `fromEntries` forget which strings the keys are.
const Palette = z.strictObject(
  Object.fromEntries(
    Object.keys(colorUses).map((name) => [
      name,
      Color.meta({
        description: `The color of ${colorUses[name as ColorName]}.`,
        examples: ["#a3211f"],
      }),
    ]),
  ) as Record<ColorName, typeof Color>,
);

const MAX_PX = 40;

/** `16 px`, as 16. */
const Corner = z
  .string({ error: formatMessages.corner })
  .regex(/^\d+ ?px$/, { error: formatMessages.corner })
  .transform((text) => Number.parseInt(text, 10))
  .refine((px) => px <= MAX_PX, {
    error: formatMessages.largeCorner({ limit: MAX_PX }),
  })
  .meta({
    description: "How round a card's corners are. Smaller and larger parts scale with it.",
    examples: ["16 px"],
  });

const font = (description: string, example: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
      error: formatMessages.font,
    })
    .meta({ description, examples: [example], names: "font" });

/** The schema of `theme.yaml` and of each theme in `themes/`: the look of the whole product. */
export const Theme = z.strictObject({
  logo: Image.meta({
    description: "The logo in the header and the browser's tab.",
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
        description: "The colors in light mode.",
        examples: [{ paper: "#fbf6ef", ink: "#231a15" }],
      }),
      dark: Palette.meta({
        description: "The colors in dark mode.",
        examples: [{ paper: "#191210", ink: "#f7eee4" }],
      }),
    })
    .meta({
      description: "All colors. Pairs with too little contrast are refused.",
      examples: [{ light: { paper: "#fbf6ef" } }],
    }),
});
export type Theme = z.output<typeof Theme>;
