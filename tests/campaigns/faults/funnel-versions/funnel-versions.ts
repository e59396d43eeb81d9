import fc from "fast-check";
import type { Plan } from "#compiler/plan.ts";
import { simulatedVisitor } from "#compiler/simulation/visitors.ts";
import { type Answers, type Json, sameJson } from "#lib/json.ts";
import { createRandom } from "#lib/seeded-random.ts";
import { keepQuizState, readQuizState } from "#quiz/engine/quiz-state.ts";
import {
  compileVersion,
  editVersion,
  listOffered,
  type Versions,
  versions,
} from "../../../engine/two-versions.fixtures.ts";
import { memoryStore } from "../../../engine/visit.fixtures.ts";
import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";
import { openScreen } from "../open-screen.ts";
import { pick } from "../pick.ts";

const VISITORS_OF_A_PAIR = 100;
const LEAVING_SHARE = 0.05;

export const funnelVersions: FaultRow = {
  name: "funnel-versions",
  claim:
    "Answers survive another version of the funnel, and the way back, except for options that it doesn't have",
  inputs: `random pairs of versions, ${VISITORS_OF_A_PAIR} visitors each, who answer in one, change an answer in the other, go back to the first, and to the other again`,
  faults:
    "steps that are gone, new, moved, at another address, or for other visitors; options that are gone, new, or for other visitors",
  count: { whole: 200_000, part: 5_000 },
  minutes: 0.9,
  run,
};

type Chance = () => number;

async function run({ count, seed }: CampaignOptions): Promise<CampaignResult> {
  const chance = createRandom(seed);
  const pairs = fc.sample(
    versions.chain((one) => fc.tuple(fc.constant(one), editVersion(one))),
    { seed, numRuns: Math.ceil(count / VISITORS_OF_A_PAIR) },
  );
  const sum = { visitors: 0, answers: 0, screens: 0 };
  const problems: string[] = [];
  for (const [before, after] of pairs) {
    const one = createVersion(before);
    const other = createVersion(after);
    for (let of = 0; of < VISITORS_OF_A_PAIR && sum.visitors < count; of++, sum.visitors++) {
      const answers = simulateAnswers(one, chance);
      const change = pickAnswer(simulateAnswers(other, chance), chance);
      sum.answers += Object.keys(answers).length;
      const wrong = thereAndBack(one, other, answers, change);
      if (wrong) problems.push(`${wrong}: ${JSON.stringify({ before, after, answers, change })}`);
    }
    const opened = openScreens(other, simulateAnswers(one, chance));
    sum.screens += opened.screens;
    problems.push(...opened.problems);
  }
  const number = (value: number) => value.toLocaleString("en");
  return {
    isKept: problems.length === 0,
    figures: `${number(sum.visitors)} visitors with ${number(sum.answers)} answers, of ${number(pairs.length)} pairs of versions, and ${number(sum.screens)} screens opened with answers of the other version: ${number(problems.length)} problems`,
    problems,
  };
}

/** Where a visitor of two versions finds other answers than those that the model says, if anywhere. */
function thereAndBack(
  one: Version,
  other: Version,
  answers: Answers,
  change: Answers,
): string | undefined {
  const store = memoryStore();
  let stored: Answers = {};
  const visits: [where: string, version: Version, changed: Answers][] = [
    ["at first", one, answers],
    ["in the other version", other, change],
    ["back in the first", one, {}],
    ["in the other version again", other, {}],
  ];
  for (const [where, version, changed] of visits) {
    const found = readQuizState(store, version.plan).answers;
    if (!sameJson(found, keepReadable(version, stored))) return `${where} ${JSON.stringify(found)}`;
    const shown = { ...found, ...changed };
    keepQuizState(store, version.plan, { answers: shown, changed, currentStep: 1 });
    stored = afterVisit(version, stored, changed);
  }
  return undefined;
}

/** Opens each screen with what is stored, and presses its button. */
function openScreens({ plan }: Version, answers: Answers) {
  const problems: string[] = [];
  const routes = Object.values(plan.steps).map(({ route }) => route);
  for (const route of routes)
    try {
      openScreen(plan, route, JSON.stringify(answers));
    } catch (error) {
      problems.push(`${route}: ${error} with ${JSON.stringify(answers)}`);
    }
  return { screens: routes.length, problems };
}

const simulateAnswers = ({ plan }: Version, chance: Chance): Answers =>
  simulatedVisitor(plan, { leave: () => LEAVING_SHARE, buy: 1 }, chance).answers;

function pickAnswer(answers: Answers, chance: Chance): Answers {
  const entries = Object.entries(answers);
  return entries.length === 0 ? {} : Object.fromEntries([pick(entries, chance)]);
}

interface Version {
  plan: Plan;
  /** The values of each answer that it asks for. */
  asked: Map<string, string[]>;
}

function createVersion(steps: Versions): Version {
  return { plan: compileVersion(steps), asked: listOffered(steps) };
}

/** The stored answers that a version can show: those that it asks for, as far as it has them. */
function keepReadable({ asked }: Version, stored: Answers): Answers {
  const readable: Answers = {};
  for (const [name, values] of asked) {
    const given = stored[name];
    if (Array.isArray(given)) readable[name] = given.filter((value) => isOne(values, value));
    else if (isOne(values, given)) readable[name] = given as Json;
  }
  return readable;
}

const isOne = (values: string[], given: Json | undefined) =>
  typeof given === "string" && values.includes(given);

/** Returns the stored answers after a visit: unasked ones stay as they were. */
function afterVisit(version: Version, stored: Answers, changed: Answers): Answers {
  const unasked = Object.entries(stored).filter(([name]) => !version.asked.has(name));
  return { ...Object.fromEntries(unasked), ...keepReadable(version, stored), ...changed };
}
