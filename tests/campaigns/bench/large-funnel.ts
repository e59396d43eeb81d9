import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { smallFunnel } from "#compiler/small-funnel.fixtures.ts";

const STEPS_OF_A_BRANCH = 3;
const STEPS_OF_A_FILE = 40;

/**
 * A valid funnel with this many steps. Each branch takes three of them: two if its condition holds,
 * one if it doesn't. For measuring.
 */
export function largeFunnel(
  steps: number,
  branches: number,
  options: (id: string) => string = sameForAll,
): FunnelFiles {
  const straight = Array.from(
    { length: steps - branches * STEPS_OF_A_BRANCH - 2 },
    (_, index) => `question-${index}`,
  );
  const branched = Array.from({ length: branches }, (_, index) => [
    `then-${index}`,
    `more-${index}`,
    `else-${index}`,
  ]);
  const places = branched.map((_, index) => Math.floor((index * straight.length) / branches));
  const flow = straight.flatMap((id, at) => [
    `  - ${id}`,
    ...places.flatMap((place, index) => (place === at ? branchBehind(at, index) : [])),
  ]);
  const questions = [...straight, ...branched.flat()].map((id) => question(id, options(id)));
  const chapters = Object.fromEntries(
    chunks(questions).map((texts, index) => [`steps/chapter-${index}.yaml`, texts.join("\n")]),
  );
  const small = smallFunnel();
  const main = (small["funnel.yaml"] ?? "")
    .replace(/experiments:[\s\S]*?(?=words:)/, "")
    .replace(/flow:[\s\S]*/, `flow:\n  - start\n${flow.join("\n")}\n  - sales\n`);
  return {
    ...small,
    ...chapters,
    "funnel.yaml": main,
    "steps/questions.yaml": START,
    "steps/pages.yaml": SALES,
  };
}

function branchBehind(question: number, index: number): string[] {
  return [
    `  - when: { answer${question}: "yes", gender: [male, female] }`,
    `    then: [then-${index}, more-${index}]`,
    `    else: [else-${index}]`,
  ];
}

function question(id: string, options: string): string {
  const answer = id.startsWith("question")
    ? id.replace("question-", "answer")
    : id.replace("-", "");
  return `${id}:\n  type: single-choice\n  title: How about ${id}, {gender|friend}?\n  answer: ${answer}\n  options:\n${options}`;
}

function sameForAll(): string {
  return `    yes: { label: "Yes", icon: moon }\n    no: { label: "No", icon: bed }\n    maybe: Maybe\n`;
}

function chunks(texts: string[]): string[][] {
  return Array.from({ length: Math.ceil(texts.length / STEPS_OF_A_FILE) }, (_, index) =>
    texts.slice(index * STEPS_OF_A_FILE, (index + 1) * STEPS_OF_A_FILE),
  );
}

const START = `start:
  type: entrance
  route: /
  title: Welcome
  prompt: Choose
  answer: gender
  options: { male: For men, female: For women }
`;

const SALES = `sales: { type: sales, title: Your plan }
`;
