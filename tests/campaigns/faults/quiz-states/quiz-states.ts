import type { Plan } from "#compiler/plan.ts";
import { simulatedVisitor } from "#compiler/simulation/visitors.ts";
import type { Json } from "#lib/json.ts";
import { createRandom } from "#lib/seeded-random.ts";
import { readQuizState } from "#quiz/engine/quiz-state.ts";
import { memoryStore } from "../../../engine/visit.fixtures.ts";
import { realPlan } from "../../../support/real-plan.ts";
import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";
import { openScreen } from "../open-screen.ts";
import { damageState, INHERITED } from "./damaged-states.ts";

/** Opening a screen takes longer than reading what is stored. */
const OPENED_OF = 500;
/** Each visitor's answers are damaged this many times. */
const STATES_OF_A_VISITOR = 50;
const MAX_STEP = 25;
const LEAVING_SHARE = 0.05;

export const quizStates: FaultRow = {
  name: "quiz-states",
  claim: "Whatever a browser has stored, the quiz opens, and undamaged answers are kept",
  inputs: "answers of random visitors to the funnel that we ship",
  faults:
    "wrong types and ranges, lost and foreign fields, other apps' JSON, later versions, cut-off texts, flipped bits, 5 MB, no state at all",
  count: { whole: 1_000_000, part: 20_000 },
  minutes: 1.2,
  run,
};

async function run({ count, seed }: CampaignOptions): Promise<CampaignResult> {
  const chance = createRandom(seed);
  const plan = realPlan();
  const routes = Object.values(plan.steps).map(({ route }) => route);
  const problems: string[] = [];
  let kept = 0;
  let opened = 0;
  for (let state = 0; state < count; ) {
    const { answers } = simulatedVisitor(plan, { leave: () => LEAVING_SHARE, buy: 1 }, chance);
    const whole = readBack(plan, JSON.stringify(answers)).answers;
    for (let of = 0; of < STATES_OF_A_VISITOR && state < count; of++, state++) {
      const step = 1 + Math.floor(chance() * MAX_STEP);
      const { text, unharmed } = damageState(answers, step, chance);
      try {
        const read = readBack(plan, text).answers;
        const lost = unharmed.filter((name) => toText(read[name]) !== toText(whole[name]));
        kept += unharmed.length;
        if (lost.length > 0) problems.push(`${lost} lost: ${text.slice(0, 500)}`);
        const readText = JSON.stringify(read);
        if (INHERITED.some((name) => readText.includes(name)))
          problems.push(`${readText} read from ${text.slice(0, 500)}`);
        if (state % OPENED_OF !== 0) continue;
        openScreen(plan, routes[Math.floor(chance() * routes.length)] ?? "/", text);
        opened++;
      } catch (error) {
        problems.push(`${error}: ${text.slice(0, 500)}`);
      }
    }
  }
  const number = (value: number) => value.toLocaleString("en");
  return {
    isKept: problems.length === 0,
    figures: `${number(count)} states, ${number(opened)} of them opened on a screen, ${number(kept)} undamaged answers kept, ${number(problems.length)} problems`,
    problems,
  };
}

const toText = (answer: Json | undefined) => JSON.stringify(answer);

const readBack = (plan: Plan, quizState: string) => readQuizState(memoryStore({ quizState }), plan);
