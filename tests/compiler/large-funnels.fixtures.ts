import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { createFunnel, message, question, toAnswerName } from "./create-funnel.fixtures.ts";

const BRANCHES = 30;
const DEEPEST = 3;
const STEPS = 120;
const VALUES = ["a", "b", "c"];

/**
 * A funnel of 120 steps with 30 branches, in ten towers that are each nested three deep. Two towers
 * are a chapter.
 */
export function branchingFunnel(): FunnelFiles {
  const towers = Array.from({ length: BRANCHES / DEEPEST }, (_, index) => index);
  const questions = towers.map((index) => `q-${index}`);
  const messages = Array.from({ length: STEPS - 2 - towers.length }, (_, index) => `m-${index}`);
  const ofTower = (tower: number) => messages.filter((_, index) => index % towers.length === tower);
  const nameAnswer = (tower: number, depth: number) =>
    toAnswerName(questions[(tower + depth) % towers.length] ?? "");
  const nest = (
    tower: number,
    depth: number,
    [first = "", second = "", ...left]: string[],
  ): string => {
    const inner = depth + 1 < DEEPEST ? [nest(tower, depth + 1, left)] : left;
    return `{ when: { ${nameAnswer(tower, depth)}: ${VALUES[depth]} }, then: [${first}], else: [${[second, ...inner].join(", ")}] }`;
  };
  return createFunnel({
    flow: [
      "start",
      ...questions,
      ...towers.map((tower) => nest(tower, 0, ofTower(tower))),
      "sales",
    ].join(", "),
    steps: questions.map((id) => question(id, VALUES)),
    chapters: Object.fromEntries(
      towers.map((tower) => [
        `chapter-${Math.floor(tower / 2) + 1}`,
        [...ofTower(tower - (tower % 2)), ...ofTower(tower - (tower % 2) + 1)].map(message),
      ]),
    ),
  });
}

/** A funnel of many steps in a row, with a branch after every tenth. */
export function longFunnel(steps: number): FunnelFiles {
  const ids = Array.from({ length: steps }, (_, index) => `q-${index}`);
  const flow = ids.map((id, index) => {
    const before = ids[index - 1];
    return index % 10 === 9 && before
      ? `{ when: { ${toAnswerName(before)}: yes }, then: [${id}] }`
      : id;
  });
  return createFunnel({
    flow: ["start", ...flow, "sales"].join(", "),
    steps: ids.map((id) => question(id)),
  });
}
