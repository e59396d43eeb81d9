import { expect, test } from "vitest";
import { iconsOf, imagesOf, planOf, programImagesOf } from "./plan-of.ts";
import { sound } from "./small-funnel.ts";
import { smallProgram } from "./small-program.ts";

type Change = Parameters<typeof sound>[number];

const EXTRA: Change = [
  "steps/pages.yaml",
  "sales:\n",
  "extra: { type: message, title: Extra }\n\nsales:\n",
];

function planned(...changes: Change[]) {
  return planOf(sound(...changes), (image) => `/images/${image}.svg`);
}

test("a visitor of either arm comes by its steps and out at the same place", () => {
  const { entry, next, forks } = planned();
  expect(entry).toBe("start");
  expect(next).toMatchInlineSnapshot(`
    {
      "age": "sales",
      "goals": "fork:1",
      "sleep": "thanks",
      "sleep~2": "age",
      "start": "goals",
      "thanks": "age",
      "thanks~2": "sleep~2",
    }
  `);
  expect(forks).toMatchInlineSnapshot(`
    {
      "fork:1": [
        {
          "to": "sleep",
          "when": {
            "arm": "A",
            "experiment": "order",
          },
        },
        {
          "to": "thanks~2",
          "when": {
            "arm": "B",
            "experiment": "order",
          },
        },
      ],
    }
  `);
});

test("a visitor is shown the same step at two places where both arms hold it", () => {
  const { steps } = planned();
  expect(Object.keys(steps)).toEqual([
    "start",
    "goals",
    "sleep",
    "thanks",
    "thanks~2",
    "sleep~2",
    "age",
    "sales",
  ]);
  expect(steps["sleep~2"]).toEqual(steps.sleep);
  expect(steps["thanks~2"]?.id).toBe("thanks");
});

test("a visitor reads a question's number only where a question is asked", () => {
  const { steps, total } = planned();
  const numbers = Object.entries(steps).map(([place, step]) => `${place} ${step.number ?? "-"}`);
  expect(numbers).toEqual([
    "start -",
    "goals 1",
    "sleep 2",
    "thanks -",
    "thanks~2 -",
    "sleep~2 2",
    "age 3",
    "sales -",
  ]);
  expect(total).toBe(3);
});

test("a visitor who skips a question in a branch still ends at the total", () => {
  const { steps, total } = planned([
    "funnel.yaml",
    "    B: [thanks, sleep]\n",
    "    B: [thanks]\n",
  ]);
  expect([steps.age?.number, total]).toEqual([3, 3]);
});

test("a visitor whose branch is empty goes straight on", () => {
  const { next, forks } = planned(
    ["funnel.yaml", "  - age\n", "  - when: { gender: male }\n    then: [extra]\n  - age\n"],
    EXTRA,
  );
  expect(forks["fork:2"]).toEqual([
    { when: { answer: "gender", is: "male" }, to: "extra" },
    { when: { not: { answer: "gender", is: "male" } }, to: "age" },
  ]);
  expect([next.thanks, next["sleep~2"], next.extra]).toEqual(["fork:2", "fork:2", "age"]);
});

test("a visitor can come from one fork right to the next", () => {
  const branch =
    "  - when: { gender: male }\n    then:\n      - when: { goals: { has: fit } }\n        then: [extra]\n  - age\n";
  const { forks } = planned(["funnel.yaml", "  - age\n", branch], EXTRA);
  expect(forks["fork:2"]?.map(({ to }) => to)).toEqual(["fork:3", "age"]);
  expect(forks["fork:3"]?.map(({ to }) => to)).toEqual(["extra", "age"]);
});

test("a visitor reads the funnel's word for Continue unless the step has its own", () => {
  const { steps } = planned([
    "steps/pages.yaml",
    "title: Thank you",
    "title: Thank you\n  continue: You are welcome",
  ]);
  expect([steps.thanks?.continue, steps.goals?.continue]).toEqual(["You are welcome", "Continue"]);
});

test("a visitor is served every picture and icon that some answer shows", () => {
  const funnel = sound([
    "steps/pages.yaml",
    "title: Thank you",
    'title: Thank you\n  image: "body-{gender|male}"',
  ]);
  expect(imagesOf(funnel)).toEqual(["body-female", "body-male", "hero"]);
  expect(iconsOf(funnel)).toEqual(["bed", "moon"]);
  expect(planOf(funnel, (image) => `/${image}`).images).toEqual({
    "body-female": "/body-female",
    "body-male": "/body-male",
    hero: "/hero",
  });
});

test("a visitor is told nothing of what members look at, and a member finds each picture once", () => {
  const funnel = sound(...smallProgram);
  expect(programImagesOf(funnel)).toEqual(["body-male", "hero"]);
  expect(planOf(funnel, (image) => `/${image}`)).toEqual(planOf(sound(), (image) => `/${image}`));
  expect(programImagesOf(sound())).toEqual([]);
});

test("an analyst sees the same version for the same funnel, wherever its pictures lie", () => {
  const { version } = planned();
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  expect(planned().version).toBe(version);
  expect(planOf(sound(), (image) => `https://cdn.example/${image}`).version).toBe(version);
});

test.each<[string, Change]>([
  ["copy", ["steps/pages.yaml", "Thank you", "Thanks a lot"]],
  ["an option", ["steps/questions.yaml", "fit: Get fit", "fitter: Get fit"]],
  ["a timing", ["funnel.yaml", "500 ms", "400 ms"]],
  ["the order", ["funnel.yaml", "[sleep, thanks]", "[thanks, sleep]"]],
  ["a share", ["funnel.yaml", "{ A: 50%, B: 50% }", "{ A: 60%, B: 40% }"]],
  ["the price", ["offer.yaml", "price: $10", "price: $10.00"]],
])("an analyst sees another version when %s has changed", (_, change) => {
  expect(planned(change).version).not.toBe(planned().version);
});

test("a browser gets the plan as plain data", () => {
  const plan = planned();
  expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
});
