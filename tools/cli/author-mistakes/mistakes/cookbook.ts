import { cookbookMessages } from "../compiler-messages.ts";
import { type Edit, inFile, withCookbook } from "../funnel-edits.ts";
import type { Mistake } from "../mistake.ts";

const folder = "program/cookbook";
const dishes = (...lines: string[]) =>
  inFile(`${folder}/dishes.yaml`, { insteadOf: "poached" }, ...lines);
const dish = (id: string, fields = "cut: eggs, method: poach, finish: plain, slots: [breakfast]") =>
  `  ${id}: { name: ${nameOf(id)}, ${fields} }`;
const nameOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");
const cut = (line: string) => inFile(`${folder}/cuts.yaml`, { insteadOf: "eggs" }, `  ${line}`);
const finish = (line: string) =>
  inFile(`${folder}/finishes.yaml`, { insteadOf: "plain" }, `  ${line}`);

const at = (file: string, place: string) => `funnel/${folder}/${file}.yaml:${place}`;
const mistake = (
  name: string,
  edits: Edit | Edit[],
  ...expected: Mistake["expected"]
): Mistake => ({ name, yaml: [withCookbook, ...[edits].flat()], expected });

/** Dishes that differ in nothing else can still have forms of their own. */
const eggsOfForm = (form: string) =>
  `  ${form}: { food: egg, animal: ${form}, group: egg, form: whole, say: eggs, many: true, poach: 5, image: hero }`;
const woods = ["alder", "birch", "cedar", "elm", "fir", "hazel"];

export const cookbookMistakes: Mistake[] = [
  mistake(
    "mistypes the method of a dish",
    dishes(dish("soft-eggs", "cut: eggs, method: poch, finish: plain, slots: [breakfast]")),
    {
      at: at("dishes", "2:52"),
      message: cookbookMessages.unknownPart({
        ...{ kind: "method", id: "poch", file: "methods", meant: "poach" },
      }),
    },
  ),
  mistake(
    "cooks a cut with a method that isn't for it",
    inFile(
      `${folder}/methods.yaml`,
      { insteadOf: "poach" },
      '  poach: { name: Poached, family: water, texture: silky, groups: [fish-lean], time: poach, fat: none, before: Boil water., heat: "Poach {the} for {minutes} minutes, {done}." }',
    ),
    {
      at: at("dishes", "2:53"),
      message: cookbookMessages.unfitMethod({
        ...{ method: "poach", cut: "eggs", groups: ["fish-lean"] },
      }),
    },
  ),
  mistake(
    "serves a dish with a finish that isn't for it",
    finish(
      'plain: { name: plain, family: sauce, foods: {}, not-with: [egg], after: "Serve {it}." }',
    ),
    {
      at: at("dishes", "2:68"),
      message: cookbookMessages.unfitFinish({
        ...{ finish: "plain", why: 'it isn\'t for cuts of the group "egg"' },
      }),
    },
  ),
  mistake(
    "poaches a cut without saying how long it takes",
    cut(
      "eggs: { food: egg, animal: egg, group: egg, form: whole, say: eggs, many: true, image: hero }",
    ),
    {
      at: at("dishes", "2:39"),
      message: cookbookMessages.missingMeasure({ cut: "eggs", method: "poach", field: "poach" }),
    },
  ),
  mistake(
    "cooks a dish to a temperature that isn't safe",
    dishes(
      dish("soft-eggs", "cut: eggs, method: poach, finish: plain, slots: [breakfast], to: 63"),
    ),
    {
      at: at("dishes", "2:98"),
      message: cookbookMessages.unsafeTemperature({ celsius: 63, safe: 71 }),
    },
  ),
  mistake(
    "writes two different temperatures as one",
    finish(
      'plain: { name: plain, family: sauce, foods: {}, after: "Serve it at 71 °C (170 °F)." }',
    ),
    {
      at: at("finishes", "2:71"),
      message: cookbookMessages.otherDegrees({
        ...{ written: "71 °C (170 °F)", right: "71 °C (160 °F)" },
      }),
    },
  ),
  mistake(
    "adds a raw food after the last heat",
    finish('plain: { name: yolk, family: sauce, foods: { egg: 20 }, after: "Drop it on {the}." }'),
    { at: at("finishes", "2:46"), message: cookbookMessages.rawAtTheEnd({ food: "egg" }) },
  ),
  mistake(
    "promises a dish in no time",
    dishes(
      dish("quick-eggs", "cut: eggs, method: poach, finish: plain, slots: [breakfast], minutes: 2"),
    ),
    {
      at: at("dishes", "2:105"),
      message: cookbookMessages.impossibleTime({ minutes: 2, from: 9, to: 11 }),
    },
  ),
  mistake("writes one dish twice", dishes(dish("poached"), dish("in-a-bowl")), {
    at: at("dishes", "3:38"),
    message: cookbookMessages.lookAlike({ other: "Poached", differs: undefined }),
  }),
  mistake(
    "gives two dishes names that read the same",
    [
      inFile(`${folder}/cuts.yaml`, { after: "eggs" }, eggsOfForm("quail")),
      dishes(
        dish("poached-eggs"),
        dish("poached-egg", "cut: quail, method: poach, finish: plain, slots: [breakfast]"),
      ),
    ],
    { at: at("dishes", "3:24"), message: cookbookMessages.sameName({ other: "Poached eggs" }) },
  ),
  mistake(
    "writes a finish twice",
    inFile(
      `${folder}/finishes.yaml`,
      { after: "plain" },
      '  bare: { name: bare, family: bare, foods: {}, after: "Serve {it}." }',
    ),
    { at: at("finishes", "3:3"), message: cookbookMessages.sameText({ other: "plain" }) },
  ),
  mistake(
    "serves a lunch with little protein",
    dishes(dish("one-egg", "cut: eggs, method: poach, finish: plain, slots: [lunch], grams: 50")),
    {
      at: at("dishes", "2:63"),
      message: cookbookMessages.littleProtein({ grams: 6, least: 25 }),
    },
  ),
  mistake(
    "writes too many dishes of one cut and method",
    [
      ...woods.map((name, index) =>
        inFile(
          `${folder}/finishes.yaml`,
          { after: index === 0 ? "plain" : (woods[index - 1] ?? "") },
          `  ${name}: { name: ${name}, family: ${name}, form: ${name}, foods: {}, after: "Lay {the} on a board of ${name} wood and name it ${name.repeat(3)}." }`,
        ),
      ),
      dishes(
        ...woods.map((name) =>
          dish(name, `cut: eggs, method: poach, finish: ${name}, slots: [breakfast]`),
        ),
      ),
    ],
    {
      at: at("dishes", "7:30"),
      message: cookbookMessages.tooManyDishes({ of: '"eggs" with "poach"', most: 5 }),
    },
  ),
];
