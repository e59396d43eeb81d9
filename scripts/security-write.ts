import { writeFileSync } from "node:fs";
import { LEVELS, pageOf, readAnswers } from "#tools/security-answers/answers.ts";
import { answersPage } from "#tools/security-answers/answers-page.ts";

/** Writes the pages of answers to OWASP ASVS from their data. */
for (const level of LEVELS) writeFileSync(pageOf(level), answersPage(level, readAnswers(level)));
