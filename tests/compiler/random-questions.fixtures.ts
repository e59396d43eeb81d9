import fc from "fast-check";
import { svgPicture } from "#compiler/small-funnel.fixtures.ts";

/** Steps that ask something, as YAML: a function of their ids, so that each has its own. */
type Written = (id: string) => string;

const limits = fc.record({
  min: fc.option(fc.integer({ min: 1, max: 5 })),
  max: fc.option(fc.integer({ min: 1, max: 5 })),
});
const range = fc
  .tuple(fc.integer({ min: -5, max: 20 }), fc.nat({ max: 3 }))
  .map(([least, more]) => [least, least + more] as const);
const count = fc.integer({ min: 1, max: 6 });

const limitsText = ({ min, max }: { min: number | null; max: number | null }) =>
  `${min === null ? "" : `, min: ${min}`}${max === null ? "" : `, max: ${max}`}`;
const optionsText = (exclusive: boolean[]) =>
  `options: { ${exclusive.map((alone, index) => `o${index}: { label: O${index}${alone ? ", exclusive: true" : ""} }`).join(", ")} }`;

const multiChoice = fc.tuple(fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }), limits).map(
  ([exclusive, limit]): Written =>
    (id) =>
      `type: multi-choice, title: Q, answer: ${id}${limitsText(limit)}, ${optionsText(exclusive)}`,
);

const bodyAreas = fc.tuple(count, limits).map(
  ([areas, limit]): Written =>
    (id) =>
      `type: body-areas, title: Q, answer: ${id}, figure: figure${limitsText(limit)}, ${optionsText(Array.from({ length: areas }, () => false))}`,
);

const singleChoice = count.map(
  (options): Written =>
    (id) =>
      `type: single-choice, title: Q, answer: ${id}, ${optionsText(Array.from({ length: options }, () => false))}`,
);

const cardStack = count.map(
  (cards): Written =>
    (id) =>
      `type: card-stack, title: Q, answer: ${id}, cards: { ${Array.from({ length: cards }, (_, index) => `c${index}: { label: C, image: figure }`).join(", ")} }, verdicts: { hate: Hate, neutral: Neutral, love: Love }`,
);

const number = range.map(
  ([least, most]): Written =>
    (id) =>
      `type: number, title: Q, answer: ${id}, default: ${least}, min: ${least}, max: ${most}, field: N`,
);

const height = fc.tuple(range, range).map(
  ([feet, inches]): Written =>
    (id) =>
      `type: height, title: Q, answer: ${id}, default: { feet: ${feet[0]}, inches: ${inches[0]}, unit: cm }, fields: { feet: Feet, inches: Inches, cm: Cm }, units: { label: Unit, in: in, cm: cm }, range: { feet: [${feet}], inches: [${inches}] }`,
);

const category = "{ word: so, text: So. }";
const weight = range.map(
  ([least, most]): Written =>
    (id) =>
      `type: weight, title: Q, answer: ${id}, height: height, default: { value: ${least}, unit: kg }, fields: { value: Weight }, units: { label: Unit, lbs: lbs, kg: kg }, range: { value: [${least}, ${most}] }, bmi: { label: BMI, lead: Is, unknown: None, categories: { underweight: ${category}, healthy: ${category}, overweight: ${category}, obese: ${category} } }`,
);

const ORDINARY = [multiChoice, multiChoice, bodyAreas, singleChoice, cardStack, number];

/**
 * The flow and the steps of a quiz that asks for a height, then anything. Some limits may be
 * impossible to meet.
 */
export const randomQuestions = fc
  .tuple(height, fc.array(fc.oneof(...ORDINARY, weight), { minLength: 1, maxLength: 4 }))
  .map(([first, others]) => {
    const ids = others.map((_, index) => `q${index}`);
    return {
      flow: ["height", ...ids].join(", "),
      steps: [
        `height: { ${first("height")} }`,
        ...others.map((write, index) => `${ids[index]}: { ${write(ids[index] ?? "")} }`),
      ],
    };
  });

/** The picture that these questions show, with a part for each area. */
export const figure = svgPicture(
  `<g id="figure"/>${Array.from({ length: 6 }, (_, index) => `<g id="o${index}"/>`).join("")}`,
);
