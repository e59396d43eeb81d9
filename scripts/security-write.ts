import { writeFileSync } from "node:fs";
import { PAGE, readAnswers } from "#tools/security-answers/answers.ts";
import { answersPage } from "#tools/security-answers/answers-page.ts";

/** Writes the page of answers to OWASP ASVS from its data. */
writeFileSync(PAGE, answersPage(readAnswers()));
