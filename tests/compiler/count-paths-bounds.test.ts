import { describe, expect, test } from "vitest";
import { countPaths, findWaits } from "#compiler/paths/count-paths.ts";
import { createPlan, message, question, toAnswerName } from "./create-funnel.fixtures.ts";

/** For a machine that is busy with other things. */
const MANY_PATHS_MS = 60_000;

const questionIds = (count: number) => Array.from({ length: count }, (_, index) => `q-${index}`);
const saysYes = (id: string) => `{ ${toAnswerName(id)}: yes }`;

/** A step that shows lines, written as entries of a YAML list. */
const wait = (lines: string, instead = "") =>
  `wait: { type: status-lines, title: Wait, lines: [${lines}]${instead} }`;

/** The plan of many questions, and then these items and steps. */
const planAfter = (ids: string[], items: string[], steps: string[]) =>
  createPlan({
    flow: ["start", ...ids, ...items, "sales"].join(", "),
    steps: [...ids.map((id) => question(id)), ...steps],
  });

const NINE = questionIds(9);
const NINE_LINES = NINE.map((id) => `{ say: ${id}, when: ${saysYes(id)} }`).join(", ");

describe("the bounds of countPaths", () => {
  test("find the shortest wait among visitors with the fewest lines, without counting them as another path", () => {
    const lines =
      "One, { say: Two, when: { gender: male } }, { say: Three, when: { gender: male } }, { say: Four, when: { gender: female } }";
    const paths = countPaths(planAfter([], ["wait"], [wait(lines)]));
    expect(paths).toMatchObject({
      count: 1n,
      isExact: true,
      isWaitExact: true,
      forks: { "wait:wait": expect.anything() },
    });
    // Two lines of four, the rest after them, and two transitions.
    expect(paths.quickest.waitMs).toBe(500 * (2 + 1 + 2));
  });

  test("are inexact for the shortest wait if the lines depend on too many answers", () => {
    expect(countPaths(planAfter(NINE, ["wait"], [wait(`One, ${NINE_LINES}`)]))).toMatchObject({
      isExact: true,
      isWaitExact: false,
    });
  });

  test("hold for the wait if the variants with their own lines depend on too many answers", () => {
    const forMen = `, instead: [{ when: { gender: male }, lines: [Only, ${NINE_LINES}] }]`;
    const plan = planAfter(NINE, ["wait"], [wait("One, Two", forMen)]);
    // One line and the rest for men who said no to all, ten and the rest for those who said yes.
    expect(findWaits(plan).get("wait")).toEqual({ leastMs: 500 * 2, mostMs: 500 * 11 });
  });

  test("are an upper bound on the paths if an option depends on too many answers", () => {
    const options = NINE.map((id) => `o${id}: { label: ${id}, when: ${saysYes(id)} }`).join(", ");
    const last = `last: { type: single-choice, title: Last, answer: last, options: { a: A, ${options} } }`;
    const items = ["last", "{ when: { last: oq-1 }, then: [m-1] }"];
    expect(countPaths(planAfter(NINE, items, [last, message("m-1")]))).toMatchObject({
      count: 2n,
      isExact: false,
    });
  });

  test(
    "are an upper bound on the paths if many answers are read again at the end",
    () => {
      const ids = questionIds(16);
      const branches = ["m", "n"].flatMap((kind) =>
        ids.map((id) => `{ when: ${saysYes(id)}, then: [${kind}-${id}] }`),
      );
      const steps = ids.flatMap((id) => [message(`m-${id}`), message(`n-${id}`)]);
      expect(countPaths(planAfter(ids, branches, steps))).toMatchObject({
        count: 2n ** 32n,
        isExact: false,
      });
    },
    MANY_PATHS_MS,
  );

  test("add up the steps' timers and the transitions between them for the shortest wait", () => {
    const steps = [
      wait("One, Two, Three"),
      "count: { type: counter, title: Count, result: { title: Done } }",
      question("q-1"),
      message("m-1"),
    ];
    // Every timing is half a second: lines 3 + 1, counter 100 + 1, question 1, and 5 transitions.
    expect(
      countPaths(createPlan({ flow: "start, wait, count, q-1, m-1, sales", steps })).quickest
        .waitMs,
    ).toBe(500 * (4 + 101 + 1 + 5));
  });
});
