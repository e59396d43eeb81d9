import { writeFileSync } from "node:fs";
import { getPagePath, LEVELS, readAnswers } from "#tools/checks/security-answers/answers.ts";
import { answersPage } from "#tools/checks/security-answers/answers-page.ts";

/** Writes the pages of answers to OWASP ASVS from their data. */
for (const level of LEVELS) {
  writeFileSync(getPagePath(level), answersPage(level, readAnswers(level)));
  console.log(`Wrote ${getPagePath(level)}.`);
}
