import type { Page } from "@playwright/test";
import { type Answers, isJsonObject, sameJson } from "#lib/json.ts";
import { firstArms, inArms, lastArms } from "../../../e2e/support/funnel.ts";
import { man, woman } from "../../../e2e/support/visitors.ts";
import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";
import { answerQuiz, stepOnScreen } from "../browser/answer-quiz.ts";
import { type BuiltSite, openBuiltSite } from "../browser/built-site.ts";
import { collectProblems } from "../browser/collect-problems.ts";
import { openVisitor } from "../browser/visitor.ts";
import { type StorageMode, storageModes } from "./storage-mode.ts";

/** After so many screens. */
const MIDWAY = 12;
const MAX_STEPS_BACK = 12;
const MODES = storageModes.length;
/** Each with both arms of an experiment, so that all screens come up. */
const visitors = [
  { name: "a man", arms: firstArms, answers: man(firstArms) },
  { name: "a woman", arms: lastArms, answers: woman(lastArms) },
  { name: "a woman", arms: firstArms, answers: woman(firstArms) },
  { name: "a man", arms: lastArms, answers: man(lastArms) },
];

export const storageModesRow: FaultRow = {
  name: "storage-modes",
  claim:
    "Whatever the browser's storage is like, the quiz leads to the sales page, with the right answers as far as they can be kept",
  inputs: "whole walks in Chromium, as a man and as a woman in each arm",
  faults: storageModes.map(({ name }) => `storage that ${name}`).join("; "),
  count: { whole: MODES * visitors.length, part: MODES },
  minutes: 2.9,
  isOnDemand: true,
  run,
};

async function run({ count }: CampaignOptions): Promise<CampaignResult> {
  const site = await openBuiltSite();
  const problems = await collectProblems(count, async (index) => {
    const mode = storageModes[index % MODES] as StorageMode;
    const visitor = visitors[Math.floor(index / MODES) % visitors.length] as (typeof visitors)[0];
    const found = await walkWith(site, mode, visitor).catch((error) => [String(error)]);
    return found.map((problem) => `storage ${mode.name}, ${visitor.name}: ${problem}`);
  });
  return {
    isKept: problems.length === 0,
    figures: `${count} walks with ${MODES} kinds of storage: ${problems.length} problems`,
    problems,
  };
}

async function walkWith(
  site: BuiltSite,
  { before, midway, keeps }: StorageMode,
  { arms, answers: given }: (typeof visitors)[0],
): Promise<string[]> {
  const { page, context, noise, close } = await openVisitor(site);
  try {
    if (before) await context.addInitScript(before);
    await page.clock.install();
    await page.goto(`/?${inArms(arms)}`);
    let answers: Answers = given;
    let early: Answers = {};
    await answerQuiz(page, {
      answers,
      onScreen: async (answered) => {
        if (answered !== MIDWAY) return;
        early = await readStoredAnswers(page);
        answers = { ...answers, ...(await midway?.(page)) };
      },
    });
    const wrong = {
      all: async () => differing(answers, await readStoredAnswers(page), Object.keys(answers)),
      later: async () =>
        differing(
          answers,
          await readStoredAnswers(page),
          Object.keys(answers).filter((name) => !(name in early)),
        ),
      nothing: async () => [],
    };
    return [...(await wrong[keeps]()), ...(await wrongOnScreen(page, answers)), ...noise];
  } finally {
    await close();
  }
}

/** Reads the answers that the browser has stored, without what isn't an answer. */
async function readStoredAnswers(page: Page): Promise<Answers> {
  const text = await page.evaluate(() => {
    try {
      return localStorage.getItem("quizState");
    } catch {
      return null;
    }
  });
  const stored: unknown = JSON.parse(text ?? "{}");
  return isJsonObject(stored) ? stored : {};
}

function differing(wanted: Answers, stored: Answers, names: string[]): string[] {
  return names
    .filter(
      (name) => !isEmpty(wanted[name]) && !sameJson(wanted[name] ?? null, stored[name] ?? null),
    )
    .map(
      (name) => `${name} is ${JSON.stringify(stored[name])}, not ${JSON.stringify(wanted[name])}`,
    );
}

/** A question without a choice may be absent or empty. */
const isEmpty = (given: unknown) => Array.isArray(given) && given.length === 0;

/** Goes back to the last question with options, where the answer has to be on screen. */
async function wrongOnScreen(page: Page, answers: Answers): Promise<string[]> {
  for (let back = 0; back < MAX_STEPS_BACK; back++) {
    await page.goBack({ waitUntil: "commit" });
    const step = await stepOnScreen(page, answers);
    const given = answers[step.answer];
    if (typeof given !== "string") continue;
    const option = page.locator(`[data-option="${given}"]:not([inert] *)`);
    return (await option.getAttribute("aria-pressed")) === "true"
      ? []
      : [`${step.id} isn't answered`];
  }
  return ["no question on the way back"];
}
