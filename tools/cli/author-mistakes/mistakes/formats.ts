import { formatMessages } from "../compiler-messages.ts";
import { inFile, inLightTheme, newFile, withProgram } from "../funnel-edits.ts";
import type { Mistake } from "../mistake.ts";

export const formatMistakes: Mistake[] = [
  {
    name: "writes a timing without a unit",
    yaml: inFile("funnel.yaml", { insteadOf: "auto-advance" }, "  auto-advance: 500"),
    expected: [{ at: "funnel/funnel.yaml:3:17", message: formatMessages.timing }],
  },
  {
    name: "writes a timing with an unknown unit",
    yaml: inFile("funnel.yaml", { insteadOf: "auto-advance" }, "  auto-advance: 500 sec"),
    expected: [{ at: "funnel/funnel.yaml:3:17", message: formatMessages.timing }],
  },
  {
    name: "sets a timing of more than an hour",
    yaml: inFile("funnel.yaml", { insteadOf: "auto-advance" }, "  auto-advance: 5000 s"),
    expected: [{ at: "funnel/funnel.yaml:3:17", message: formatMessages.longTiming }],
  },
  {
    name: "writes a share without a percent sign",
    yaml: inFile("funnel.yaml", { insteadOf: "arms" }, "    arms: { A: 50, B: 50% }"),
    expected: [{ at: "funnel/funnel.yaml:9:16", message: formatMessages.share }],
  },
  {
    name: "names an arm after a keyword of the flow",
    yaml: inFile("funnel.yaml", { insteadOf: "arms" }, "    arms: { A: 50%, then: 50% }"),
    expected: [{ at: "funnel/funnel.yaml:9:21", message: formatMessages.armName }],
  },
  {
    name: "writes one step instead of the whole flow",
    yaml: inFile("funnel.yaml", { insteadOf: ["flow", "sales"] }, "flow: start"),
    expected: [{ at: "funnel/funnel.yaml:14:7", message: formatMessages.flow }],
  },
  {
    name: "links from the footer to another site",
    yaml: inFile(
      "site.yaml",
      { insteadOf: "{ label: Help" },
      "    - { label: Help, to: https://help.example }",
    ),
    expected: [{ at: "funnel/site.yaml:8:26", message: formatMessages.footerLink }],
  },
  {
    name: "leaves https out of an address",
    yaml: inFile(
      "site.yaml",
      { insteadOf: "social" },
      "  social: [{ label: Moon, icon: moon, to: moon.example }]",
    ),
    expected: [{ at: "funnel/site.yaml:9:43", message: formatMessages.address }],
  },
  {
    name: "writes a color by its name",
    yaml: inLightTheme("paper", "white"),
    expected: [{ at: "funnel/theme.yaml:5:19", message: formatMessages.color }],
  },
  {
    name: "writes a corner without its unit",
    yaml: inFile("theme.yaml", { insteadOf: "corner" }, "corner: 16"),
    expected: [{ at: "funnel/theme.yaml:3:9", message: formatMessages.corner }],
  },
  {
    name: "rounds the corners too much",
    yaml: inFile("theme.yaml", { insteadOf: "corner" }, "corner: 90 px"),
    expected: [{ at: "funnel/theme.yaml:3:9", message: formatMessages.largeCorner({ limit: 40 }) }],
  },
  {
    name: "writes a font as its maker does",
    yaml: inFile(
      "theme.yaml",
      { insteadOf: "type" },
      "type: { display: fraunces, text: Comic Sans }",
    ),
    expected: [{ at: "funnel/theme.yaml:2:34", message: formatMessages.font }],
  },
  {
    name: "sets too many minutes for a meal",
    yaml: [
      withProgram,
      inFile(
        "program/meals.yaml",
        { insteadOf: "poached" },
        "  poached: { name: Poached, slots: [lunch], minutes: 5000, ingredients: { egg: 100 }, how: Cook. }",
      ),
    ],
    expected: [
      { at: "funnel/program/meals.yaml:5:54", message: formatMessages.minutes({ limit: 600 }) },
    ],
  },
  {
    name: "sets no sets of an exercise",
    yaml: [
      withProgram,
      inFile(
        "program/workouts.yaml",
        { insteadOf: "{ name: Legs" },
        "  - { name: Legs, areas: [], notes: [Go.], parts: [{ kind: walk, sets: 0, seconds: 9, rest: 9 }] }",
      ),
    ],
    expected: [{ at: "funnel/program/workouts.yaml:7:72", message: formatMessages.count }],
  },
  {
    name: "leaves out a day of the week",
    yaml: [withProgram, inFile("program/workouts.yaml", { without: "{ name: Legs" })],
    expected: [{ at: "funnel/program/workouts.yaml:7:3", message: formatMessages.week }],
  },
  {
    name: "writes the number of a food without quotes",
    yaml: [withProgram, inFile("program/foods.yaml", { insteadOf: "usda" }, '    usda: "1123"')],
    expected: [{ at: "funnel/program/foods.yaml:5:11", message: formatMessages.usdaNumber }],
  },
  {
    name: "mistypes a category of groceries",
    yaml: [
      withProgram,
      newFile(
        "program/groceries.yaml",
        "templates:",
        "  - name: Starter",
        "    note: A week.",
        '    items: [{ name: Eggs, amount: "12", category: Protein }]',
      ),
    ],
    expected: [
      {
        at: "funnel/program/groceries.yaml:4:51",
        message: formatMessages.groceryCategory({
          categories: ["Proteins", "Fats & Oils", "Seasonings", "Beverages", "Other"],
        }),
      },
    ],
  },
];
