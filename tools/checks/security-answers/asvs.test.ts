import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LEVELS, readAnswers } from "#tools/checks/security-answers/answers.ts";
import { answersPage } from "#tools/checks/security-answers/answers-page.ts";
import { levelOne } from "./asvs-level-1.ts";
import { levelTwo } from "./asvs-level-2.ts";

const PROJECT = join(import.meta.dirname, "..", "..", "..");
const all = { 1: levelOne, 2: levelTwo };

describe.each(LEVELS)("answers to level %i of OWASP ASVS", (level) => {
  const answers = readAnswers(level);
  const { requirements, "not-applicable": others } = answers;

  test("are about every requirement of the level, once", () => {
    const ids = [...requirements, ...others.flatMap(({ ids }) => ids.map((id) => ({ id })))];
    expect(ids.map(({ id }) => id).toSorted()).toEqual(all[level].toSorted());
  });

  test("are in the order of the standard", () => {
    const ids = new Set(requirements.map(({ id }) => id));
    expect(requirements.map(({ id }) => id)).toEqual(all[level].filter((id) => ids.has(id)));
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

  test("say what is missing if they fall short", () => {
    const silent = requirements.filter(({ answer, how }) => answer === "falls-short" && !how);
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test("are all on the page that `npm run task -- security:write` writes", () => {
    const page = answersPage(level, answers);
    expect(all[level].filter((id) => !page.includes(id))).toEqual([]);
    expect(page).toContain(`| all | ${all[level].length} | |`);
  });
});

test("the levels have 70 and 183 requirements", () => {
  expect([levelOne.length, levelTwo.length]).toEqual([70, 183]);
});
