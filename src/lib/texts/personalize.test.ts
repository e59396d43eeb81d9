import { describe, expect, test } from "vitest";
import type { Condition, Situation } from "../conditions.ts";
import { type Conditional, everyVariant, personalize, withEverything } from "./personalize.ts";

const male: Condition = { answer: "gender", is: "male" };
const armB: Condition = { experiment: "summary", arm: "B" };

const step = {
  title: "Goals",
  icon: { icon: "moon" },
  options: { fit: { label: "Get fit", hint: "soon" }, beard: { label: "A beard", $when: male } },
  lines: ["First", { $when: male, $text: "For men" }, { text: "A block", $when: armB }],
  $overrides: [
    { $when: male, title: "His goals", options: { fit: { label: "Get strong" } } },
    {
      $when: armB,
      title: "What drives you?",
      icon: { icon: "sun" },
      lines: ["Only", { $when: male, $text: "his" }],
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

describe("personalize", () => {
  test("shows only the common entries if no condition is true", () => {
    expect(personalize(step, visitor(undefined, "A"))).toEqual({
      title: "Goals",
      icon: { icon: "moon" },
      options: { fit: { label: "Get fit", hint: "soon" } },
      lines: ["First"],
    });
  });

  test("adds entries with a true condition, and merges changed blocks field by field", () => {
    expect(personalize(step, visitor("male", "A"))).toEqual({
      title: "His goals",
      icon: { icon: "moon" },
      options: { fit: { label: "Get strong", hint: "soon" }, beard: { label: "A beard" } },
      lines: ["First", "For men"],
    });
  });

  test("lets the later of two overrides win, and replaces lists as a whole", () => {
    expect(personalize(step, visitor("male", "B"))).toEqual({
      title: "What drives you?",
      icon: { icon: "sun" },
      options: { fit: { label: "Get strong", hint: "soon" }, beard: { label: "A full beard" } },
      lines: ["Only", "his"],
    });
    expect(personalize(step, visitor("female", "B")).options).toEqual({
      fit: { label: "Get fit", hint: "soon" },
      late: { label: "Late" },
    });
  });

  test("returns a step without conditions as it is", () => {
    const plain: Conditional & { title: string } & Record<string, unknown> = {
      title: "Goals",
      options: { fit: { label: "Get fit" } },
    };
    expect(personalize(plain, visitor("male", "B"))).toBe(plain);
    expect(withEverything(plain)).toBe(plain);
    expect(everyVariant(plain)).toEqual([plain]);
  });

  test("contains every option that any visitor can get", () => {
    expect(Object.keys(withEverything(step).options)).toEqual(["fit", "beard", "late"]);
    expect(everyVariant(step).map(({ title }) => title)).toEqual([
      "What drives you?",
      "Goals",
      "His goals",
      "What drives you?",
      "Goals",
    ]);
  });

  test("doesn't modify the step", () => {
    const before = JSON.stringify(step);
    personalize(step, visitor("male", "B"));
    expect(JSON.stringify(step)).toBe(before);
  });
});
