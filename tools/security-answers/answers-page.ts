import { basename } from "node:path";
import type { Answers, Requirement } from "./answers.ts";

const NAMES: Record<Requirement["answer"], string> = {
  met: "met",
  "not-applicable": "not applicable",
  "falls-short": "**falls short**",
};
const MEANINGS: Record<Requirement["answer"], string> = {
  met: "The files under Proof show it. If no test does, the answer says so.",
  "not-applicable": "The product has nothing that the requirement is about.",
  "falls-short": "Something is missing, or we can't prove it. The answer says what.",
};
const HEAD = ["| Requirement | Answer | How | Proof |", "| --- | --- | --- | --- |"];
/** From the folder of the page. */
const TO_PROJECT = "../..";

/** The text of `docs/security/asvs.md`. */
export function answersPage({ chapters, requirements }: Answers): string {
  const sections = Object.entries(chapters).map(([chapter, title]) => {
    const rows = requirements.filter(({ id }) => id.split(".")[0] === chapter).map(row);
    return [`## ${chapter}. ${title}`, "", ...HEAD, ...rows, ""].join("\n");
  });
  return [
    "# OWASP ASVS 5.0.0, level 1",
    "",
    "What this product answers to each requirement of level 1 of the",
    "[Application Security Verification Standard](https://github.com/OWASP/ASVS/tree/v5.0.0_release).",
    "The titles are our own short words; the standard has the full text. These are our own answers: no",
    "one else has verified them. `npm run security:write` writes this page from [asvs.yaml](asvs.yaml).",
    "",
    ...counts(requirements),
    "",
    ...sections,
  ].join("\n");
}

function counts(requirements: Requirement[]): string[] {
  const kinds = Object.keys(NAMES) as Requirement["answer"][];
  return [
    "| Answer | Requirements | What it means |",
    "| --- | --- | --- |",
    ...kinds.map((kind) => {
      const { length } = requirements.filter(({ answer }) => answer === kind);
      return `| ${NAMES[kind]} | ${length} | ${MEANINGS[kind]} |`;
    }),
    `| all | ${requirements.length} | |`,
  ];
}

function row({ id, title, answer, how, proof }: Requirement): string {
  const links = proof.map((file) => `[${basename(file)}](${TO_PROJECT}/${file})`);
  return `| **${id}** ${title} | ${NAMES[answer]} | ${how} | ${links.join("<br>")} |`;
}
