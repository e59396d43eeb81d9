// @module-tag long
import fc from "fast-check";
import { expect, test } from "vitest";
import { buildPlan } from "#compiler/build-plan.ts";
import { brokenVariants, neverTaken } from "#compiler/checks/never-taken.ts";
import { type Diagnostic, diagnosticLine } from "#compiler/diagnostics/diagnostic.ts";
import { reachabilityMessages } from "#compiler/diagnostics/messages/flow.ts";
import { analyzeFlow } from "#compiler/model/flow-analysis.ts";
import { type Funnel, readFunnel } from "#compiler/read/read-funnel.ts";
import { conditionsThatAlwaysHold } from "#compiler/warnings/without-effect.ts";
import type { WalkedPath } from "#quiz/engine/path.ts";
import type { AnyStep } from "#quiz/steps/step.ts";
import { conditionalFunnels } from "./conditional-funnels.fixtures.ts";
import { everyPath } from "./every-path.fixtures.ts";

/** For a machine that is busy with other things. */
const MANY_FUNNELS_MS = 120_000;
const FUNNELS = 150;

/** The beginning of messages about an "else", up to the reason. */
const [ABOUT_ELSE = ""] = reachabilityMessages.elseNeverTaken({ reason: "|" }).split("|");

interface Arm {
  isTaken: boolean;
  isTold: boolean;
}

/**
 * Each arm that a visitor could take: whether any visitor does, and whether the author gets a
 * message.
 */
function listArms(
  funnel: Funnel,
  paths: WalkedPath[],
  forks: ReturnType<typeof buildPlan>["forks"],
): Arm[] {
  const problems = neverTaken(funnel);
  return analyzeFlow(funnel).branches.flatMap(({ branch }, index) => {
    const fork = `fork:${index + 1}`;
    const turns = new Set(paths.flatMap((way) => way.turns[fork] ?? []));
    const places = (forks[fork] ?? []).map(({ to }) => to);
    return branch.arms.flatMap((arm, at) => {
      const to = places[at] ?? "";
      // An arm with a single step is reported only if no visitor sees the step, and empty arms lead
      // to the same place.
      if (
        turns.size === 0 ||
        (branch.only !== undefined && arm.name === "else") ||
        places.lastIndexOf(to) !== places.indexOf(to)
      )
        return [];
      const place = branch.experiment
        ? funnel.source.diagnosticAt(arm.path, "", true)
        : branch.source.diagnosticAt(branch.path, "", true);
      const isTold = problems.some(
        (problem) =>
          isAt(problem, place) && problem.message.startsWith(ABOUT_ELSE) === (arm.name === "else"),
      );
      return [{ isTaken: turns.has(to), isTold }];
    });
  });
}

/** Each option with a condition: whether visitors get it, and whether the author gets a message. */
function listOptions(funnel: Funnel, paths: WalkedPath[]) {
  const [never, always] = [neverTaken(funnel), conditionsThatAlwaysHold(funnel)];
  return [...funnel.steps.values()].flatMap(({ id, entries }) =>
    entries.flatMap(({ path: [field, value], condition }) => {
      const looks = paths.flatMap(({ steps }) =>
        steps[id] ? [steps[id] as AnyStep & { options?: object }] : [],
      );
      if (field !== "options" || looks.length === 0) return [];
      const place = condition.source.diagnosticAt(condition.path, "", true);
      const had = looks.map(({ options = {} }) => Object.hasOwn(options, String(value)));
      const told = {
        never: never.some((one) => isAt(one, place)),
        always: always.some((one) => isAt(one, place)),
      };
      return [{ told, had: { never: !had.includes(true), always: !had.includes(false) } }];
    }),
  );
}

function isAt(problem: Diagnostic, place: Diagnostic): boolean {
  return (
    [problem.file, problem.line, problem.column].join() ===
    [place.file, place.line, place.column].join()
  );
}

/** The numbers of parts that were reported as impossible or unnecessary, and of those missed. */
const found = { arms: 0, armsMissed: 0, options: 0, optionsMissed: 0 };

test(
  `in ${FUNNELS} funnels with random dependencies, reports exactly the arms, steps, and options that no visitor reaches`,
  () => {
    const property = fc.property(conditionalFunnels, (files) => {
      const funnel = readFunnel(files);
      if (Array.isArray(funnel)) throw new Error(funnel.map(diagnosticLine).join("\n"));
      // No visitor can walk a funnel with a question that can't be answered.
      fc.pre(brokenVariants(funnel).length === 0);
      const plan = buildPlan(funnel, (image) => image);
      const paths = everyPath(plan);
      for (const { isTaken, isTold } of listArms(funnel, paths, plan.forks)) {
        if (isTold) expect(isTaken).toBe(false);
        if (!isTaken) found[isTold ? "arms" : "armsMissed"]++;
      }
      for (const { told, had } of listOptions(funnel, paths)) {
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
