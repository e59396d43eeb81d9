import { expect, test } from "vitest";
import type { Condition, Situation } from "./conditions.ts";
import { everyLook, inFull, type Tailorable, tailored } from "./tailored.ts";

const male: Condition = { answer: "gender", is: "male" };
const armB: Condition = { experiment: "summary", arm: "B" };

const step = {
  title: "Goals",
  icon: { icon: "moon" },
  options: { fit: { label: "Get fit", hint: "soon" }, beard: { label: "A beard", $when: male } },
  lines: ["First", { $when: male, $say: "For men" }, { text: "A block", $when: armB }],
  $overrides: [
    { $when: male, title: "His goals", options: { fit: { label: "Get strong" } } },
    {
      $when: armB,
      title: "What drives you?",
      icon: { icon: "sun" },
      lines: ["Only", { $when: male, $say: "his" }],
    },
    {
      $when: armB,
      options: { beard: { label: "A full beard" }, late: { label: "Late", $when: { not: male } } },
    },
  ],
};

const visitor = (gender: string | undefined, arm: string): Situation => ({
  answers: gender === undefined ? {} : { gender },
  arms: { summary: arm },
});

test("a visitor for whom nothing holds gets what is there for everybody", () => {
  expect(tailored(step, visitor(undefined, "A"))).toEqual({
    title: "Goals",
    icon: { icon: "moon" },
    options: { fit: { label: "Get fit", hint: "soon" } },
    lines: ["First"],
  });
});

test("a visitor gets the entries whose condition holds, and blocks that are changed field by field", () => {
  expect(tailored(step, visitor("male", "A"))).toEqual({
    title: "His goals",
    icon: { icon: "moon" },
    options: { fit: { label: "Get strong", hint: "soon" }, beard: { label: "A beard" } },
    lines: ["First", "For men"],
  });
});

test("of two changes that both hold the later one is read, and lists are taken whole", () => {
  expect(tailored(step, visitor("male", "B"))).toEqual({
    title: "What drives you?",
    icon: { icon: "sun" },
    options: { fit: { label: "Get strong", hint: "soon" }, beard: { label: "A full beard" } },
    lines: ["Only", "his"],
  });
  expect(tailored(step, visitor("female", "B")).options).toEqual({
    fit: { label: "Get fit", hint: "soon" },
    late: { label: "Late" },
  });
});

test("a step that says the same to everybody is handed on as it is", () => {
  const plain: Tailorable & { title: string } & Record<string, unknown> = {
    title: "Goals",
    options: { fit: { label: "Get fit" } },
  };
  expect(tailored(plain, visitor("male", "B"))).toBe(plain);
  expect(inFull(plain)).toBe(plain);
  expect(everyLook(plain)).toEqual([plain]);
});

test("in full a step has all options that anybody could have", () => {
  expect(Object.keys(inFull(step).options)).toEqual(["fit", "beard", "late"]);
  expect(everyLook(step).map(({ title }) => title)).toEqual([
    "What drives you?",
    "Goals",
    "His goals",
    "What drives you?",
    "Goals",
  ]);
});

test("what a visitor gets can be looked at again without harm to the step", () => {
  const before = JSON.stringify(step);
  tailored(step, visitor("male", "B"));
  expect(JSON.stringify(step)).toBe(before);
});
