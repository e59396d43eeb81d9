import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { textOf } from "#tools/docs-runner/guides.ts";
import { PAGE, readAnswers } from "#tools/security-answers/answers.ts";
import { answersPage } from "#tools/security-answers/answers-page.ts";
import { levelOne } from "./asvs-level-1.ts";

const PROJECT = join(import.meta.dirname, "..", "..");
const answers = readAnswers();
const { requirements } = answers;

describe("answers to OWASP ASVS", () => {
  test("are 70, each about another requirement", () => {
    expect(requirements).toHaveLength(70);
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(70);
  });

  test("are about every requirement of level 1, in its order", () => {
    expect(requirements.map(({ id }) => id)).toEqual(levelOne);
  });

  test("have titles of 4 to 12 words", () => {
    const wordy = requirements.filter(({ title }) => !/^(\S+ ){3,11}\S+$/.test(title));
    expect(wordy.map(({ id, title }) => `${id} ${title}`)).toEqual([]);
  });

  test("name files that exist", () => {
    const missing = requirements.flatMap(({ id, proof }) =>
      proof.filter((file) => !existsSync(join(PROJECT, file))).map((file) => `${id} ${file}`),
    );
    expect(missing).toEqual([]);
  });

  test("have a proof if they're met", () => {
    const unproven = requirements.filter(
      ({ answer, proof }) => answer === "met" && proof.length === 0,
    );
    expect(unproven.map(({ id }) => id)).toEqual([]);
  });

  test("are what the page shows; `npm run security:write` updates it", () => {
    expect(textOf(PAGE)).toBe(answersPage(answers));
  });
});
