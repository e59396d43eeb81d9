import type { Condition } from "#lib/conditions.ts";
import { type Answers, isJsonObject } from "#lib/json.ts";
import { applyRules } from "#rules/member-plan/apply-rules.ts";
import { type CandidatePool, chooseAmong } from "#rules/member-plan/meals/choose-meals.ts";
import { NothingFits } from "#rules/member-plan/meals/choose-week.ts";
import { candidatePool } from "#rules/member-plan/meals/meal-source.ts";
import { dayTarget } from "#rules/member-plan/needs/day-target.ts";
import { deriveFacts } from "#rules/member-plan/needs/facts.ts";
import { MEATS } from "#rules/member-plan/pool/contents.ts";
import type { PlanSource } from "#rules/member-plan/pool/plan-source.ts";
import type { Slot } from "#rules/member-plan/pool/slots.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { joinWithAnd } from "../diagnostics/did-you-mean.ts";
import { programMessages } from "../diagnostics/messages/program.ts";
import { collectAnswers, getValues } from "../model/answers.ts";
import type { Funnel, Program } from "../read/read-funnel.ts";

/**
 * Members that the program can't feed. Tries every set of hated meats together with the answers
 * that leave the fewest meals: each that a rule for `never` names, the shortest time to cook, and
 * no meal or every meal skipped.
 */
export function missingMeals(funnel: Funnel): Diagnostic[] {
  const { program } = funnel;
  if (!program) return [];
  return [...unfilledSlots(program, strictestAnswers(funnel, program))].map(([slot, answers]) =>
    program.meals.source.diagnosticAt(
      ["meals"],
      programMessages.missingMeal({ slot, answers: describeAnswers(answers) }),
      true,
    ),
  );
}

let latest: { key: string; found: Map<Slot, Answers> } | undefined;

/** The slots that stay empty, with answers that leave them empty. Only new input is tried again. */
function unfilledSlots(program: Program, members: Answers[]): Map<Slot, Answers> {
  const [foods, meals, rules] = [program.foods.fields, program.meals.fields, program.rules.fields];
  const key = JSON.stringify([foods, meals, rules, members]);
  if (latest?.key === key) return latest.found;
  const found = new Map<Slot, Answers>();
  const pool = candidatePool({ foods, meals, rules });
  for (const answers of members) {
    const slot = unfilledSlot(answers, pool, rules);
    if (slot && !found.has(slot)) found.set(slot, answers);
  }
  latest = { key, found };
  return found;
}

function unfilledSlot(
  answers: Answers,
  pool: CandidatePool,
  rules: PlanSource["rules"],
): Slot | undefined {
  const facts = deriveFacts(answers, rules.defaults, rules.unasked);
  const decisions = applyRules(rules, facts);
  try {
    chooseAmong(pool, { rules }, decisions, dayTarget(facts, decisions));
    return undefined;
  } catch (error) {
    if (error instanceof NothingFits) return error.slot;
    throw error;
  }
}

/** Answers that leave few meals, in every combination. The answers of skipped meals go together. */
function strictestAnswers(funnel: Funnel, { rules }: Program): Answers[] {
  const { never, minutes, "leave-out": leaveOut } = rules.fields;
  const shortest = minutes.toSorted((a, b) => a["at-most"] - b["at-most"]).slice(0, 1);
  const single = [...never, ...shortest].flatMap(({ when }) => parseTest(when));
  const skipped: Answers = Object.fromEntries(leaveOut.flatMap(({ when }) => parseTest(when)));
  const known = collectAnswers(funnel);
  const choices = single.filter(([name]) => {
    const domain = known.get(name);
    return domain !== undefined && getValues(domain) !== undefined;
  });
  return [{}, skipped].flatMap((start) =>
    hatedSets().flatMap((meatPreferences) =>
      choices.reduce<Answers[]>(
        (all, [name, value]) => all.flatMap((answers) => [answers, { ...answers, [name]: value }]),
        [{ ...start, meatPreferences }],
      ),
    ),
  );
}

/** Every set of meats as an answer that hates them. */
function hatedSets(): Answers[string][] {
  return Array.from({ length: 2 ** MEATS.length }, (_, set) =>
    Object.fromEntries(
      MEATS.filter((_, index) => (set & (2 ** index)) !== 0).map((meat) => [meat, "hate"]),
    ),
  );
}

/** The answer and the value that a simple condition asks for. */
function parseTest(when: Condition): [name: string, value: string][] {
  return "is" in when && typeof when.is === "string" ? [[when.answer, when.is]] : [];
}

function describeAnswers({ meatPreferences, ...answers }: Answers): string {
  const hated = Object.keys(isJsonObject(meatPreferences) ? meatPreferences : {});
  return [
    ...(hated.length > 0 ? [`hates ${joinWithAnd(hated)}`] : []),
    ...Object.entries(answers).map(([name, value]) => `${name}: ${value}`),
  ].join(", ");
}
