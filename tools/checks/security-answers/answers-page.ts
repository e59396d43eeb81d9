import { basename } from "node:path";
import type { Answers, Level, Requirement } from "./answers.ts";

const NAMES: Record<Requirement["answer"], string> = {
  met: "met",
  "falls-short": "**falls short**",
};
const MEANINGS: Record<Requirement["answer"], string> = {
  met: "The files under Proof show it. If no test does, the answer says so.",
  "falls-short": "Something is missing, or we can't prove it. The answer says what.",
};
const HEAD = ["| Requirement | Answer | How | Proof |", "| --- | --- | --- | --- |"];
/** From the folder of the page. */
const TO_PROJECT = "../..";

/** The text of `docs/security/asvs-level-1.md` and so on. */
export function answersPage(level: Level, answers: Answers): string {
  const { chapters, requirements, "not-applicable": others } = answers;
  const sections = Object.entries(chapters).flatMap(([chapter, title]) => {
    const rows = requirements.filter(({ id }) => id.split(".")[0] === chapter).map(row);
    return rows.length === 0
      ? []
      : [[`## ${chapter}. ${title}`, "", ...HEAD, ...rows, ""].join("\n")];
  });
  return [
    `# OWASP ASVS 5.0.0, level ${level}`,
    "",
    `What this product answers to each requirement of level ${level} of the`,
    "[Application Security Verification Standard](https://github.com/OWASP/ASVS/tree/v5.0.0_release).",
    "The titles are our own short words; the standard has the full text. These are our own answers: no",
    `one else has verified them. \`npm run task -- security:write\` writes this page from`,
    `[asvs-level-${level}.yaml](asvs-level-${level}.yaml).`,
    "",
    ...counts(answers),
    "",
    ...sections,
    ...(others.length > 0 ? notApplicable(others) : []),
  ].join("\n");
}

function counts({ requirements, "not-applicable": others }: Answers): string[] {
  const kinds = Object.keys(NAMES) as Requirement["answer"][];
  const unneeded = others.flatMap(({ ids }) => ids).length;
  return [
    "| Answer | Requirements | What it means |",
    "| --- | --- | --- |",
    ...kinds.map((kind) => {
      const { length } = requirements.filter(({ answer }) => answer === kind);
      return `| ${NAMES[kind]} | ${length} | ${MEANINGS[kind]} |`;
    }),
    `| not applicable | ${unneeded} | The product has nothing that the requirement is about. |`,
    `| all | ${requirements.length + unneeded} | |`,
  ];
}

function notApplicable(groups: Answers["not-applicable"]): string[] {
  return [
    "## Not applicable",
    "",
    "| Why | Requirements |",
    "| --- | --- |",
    ...groups.map(({ why, ids }) => `| ${why} | ${ids.join(", ")} |`),
    "",
  ];
}

function row({ id, title, answer, how, proof }: Requirement): string {
  const links = proof.map((file) => `[${basename(file)}](${TO_PROJECT}/${file})`);
  return `| **${id}** ${title} | ${NAMES[answer]} | ${how} | ${links.join("<br>")} |`;
}
