import fc from "fast-check";
import { expect, test } from "vitest";
import { brokenLooks } from "#funnel/checks/broken-looks.ts";
import { neverTaken } from "#funnel/checks/never-taken.ts";
import { itineraryOf } from "#funnel/itinerary.ts";
import { planOf } from "#funnel/plan-of.ts";
import { type Problem, problemLine } from "#funnel/problem.ts";
import { type Funnel, readFunnel } from "#funnel/read-funnel.ts";
import { conditionsThatAlwaysHold } from "#funnel/warnings/always-holds.ts";
import type { Way } from "#machine/path.ts";
import type { AnyStep } from "#steps/step.ts";
import { conditionalFunnels } from "./conditional-funnels.ts";
import { everyWay } from "./every-visitor.ts";

/** For a machine that is busy with other things. */
const MANY_FUNNELS_MS = 120_000;
const FUNNELS = 150;

interface Arm {
  isTaken: boolean;
  isTold: boolean;
}

/** Each arm that a visitor could come to, as all of them take it and as an author is told. */
function armsOf(funnel: Funnel, ways: Way[], forks: ReturnType<typeof planOf>["forks"]): Arm[] {
  const problems = neverTaken(funnel);
  return itineraryOf(funnel).branches.flatMap(({ branch }, index) => {
    const fork = `fork:${index + 1}`;
    const turns = new Set(ways.flatMap((way) => way.turns[fork] ?? []));
    const places = (forks[fork] ?? []).map(({ to }) => to);
    return branch.arms.flatMap((arm, at) => {
      const to = places[at] ?? "";
      // of a step that stands alone it is only told where nobody sees it, and arms that are empty lead the same way
      if (
        turns.size === 0 ||
        (branch.only !== undefined && arm.name === "else") ||
        places.lastIndexOf(to) !== places.indexOf(to)
      )
        return [];
      const place = branch.experiment
        ? funnel.source.problem(arm.path, "", true)
        : branch.source.problem(branch.path, "", true);
      const isTold = problems.some(
        (problem) =>
          isAt(problem, place) &&
          problem.message.includes('nobody takes "else"') === (arm.name === "else"),
      );
      return [{ isTaken: turns.has(to), isTold }];
    });
  });
}

/** Each option with a condition, as visitors who come by have it and as an author is told. */
function optionsOf(funnel: Funnel, ways: Way[]) {
  const [never, always] = [neverTaken(funnel), conditionsThatAlwaysHold(funnel)];
  return [...funnel.steps.values()].flatMap(({ id, entries }) =>
    entries.flatMap(({ path: [field, value], condition }) => {
      const looks = ways.flatMap(({ steps }) =>
        steps[id] ? [steps[id] as AnyStep & { options?: object }] : [],
      );
      if (field !== "options" || looks.length === 0) return [];
      const place = condition.source.problem(condition.path, "", true);
      const had = looks.map(({ options = {} }) => Object.hasOwn(options, String(value)));
      const told = {
        never: never.some((one) => isAt(one, place)),
        always: always.some((one) => isAt(one, place)),
      };
      return [{ told, had: { never: !had.includes(true), always: !had.includes(false) } }];
    }),
  );
}

function isAt(problem: Problem, place: Problem): boolean {
  return (
    [problem.file, problem.line, problem.column].join() ===
    [place.file, place.line, place.column].join()
  );
}

/** What was called impossible, or needless, and what was not though it is. */
const found = { arms: 0, armsMissed: 0, options: 0, optionsMissed: 0 };

test(
  `of ${FUNNELS} funnels in which anything depends on anything before, just those arms, steps and options are called impossible that no visitor comes to`,
  () => {
    const property = fc.property(conditionalFunnels, (files) => {
      const funnel = readFunnel(files);
      if (Array.isArray(funnel)) throw new Error(funnel.map(problemLine).join("\n"));
      // questions that nobody can answer have no visitors to walk them
      fc.pre(brokenLooks(funnel).length === 0);
      const plan = planOf(funnel, (image) => image);
      const ways = everyWay(plan);
      for (const { isTaken, isTold } of armsOf(funnel, ways, plan.forks)) {
        if (isTold) expect(isTaken).toBe(false);
        if (!isTaken) found[isTold ? "arms" : "armsMissed"]++;
      }
      for (const { told, had } of optionsOf(funnel, ways)) {
        if (told.never) expect(had.never).toBe(true);
        if (told.always) expect(had.always).toBe(true);
        if (had.never || had.always)
          found[told.never || told.always ? "options" : "optionsMissed"]++;
      }
    });
    fc.assert(property, { numRuns: FUNNELS, seed: 11 });
    expect(found).toMatchInlineSnapshot(`
      {
        "arms": 142,
        "armsMissed": 0,
        "options": 68,
        "optionsMissed": 2,
      }
    `);
  },
  MANY_FUNNELS_MS,
);
