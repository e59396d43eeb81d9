import type { Page } from "@playwright/test";
import type { Answers, Json } from "#lib/json.ts";
import { getBehavior } from "#quiz/steps/behaviors.ts";
import { answer } from "../../../e2e/support/answer-steps.ts";
import {
  type Arms,
  email,
  findStep,
  firstArms,
  inArms,
  lastArms,
  list,
  plan,
  type Step,
  site,
  stepsOnPath,
  toScreenName,
} from "../../../e2e/support/funnel.ts";
import { pointer } from "../../../e2e/support/input-modes.ts";
import { button, choose } from "../../../e2e/support/journey.ts";
import { man, woman } from "../../../e2e/support/visitors.ts";
import { goneStep } from "./differences.ts";
import type { Act, Visit } from "./visit.ts";

interface Person {
  answers: Answers;
  arms: Arms;
}

const people: Person[] = [
  { answers: man(firstArms), arms: firstArms },
  { answers: woman(lastArms), arms: lastArms },
];

/** Answers what's on the screen, also if only the older build has it. */
async function answerShown(page: Page, { answers, arms }: Person): Promise<void> {
  const shown = await page.locator("[data-step]").first().getAttribute("data-step");
  const steps = [...stepsOnPath(answers, arms), ...Object.values(plan.steps)] as Step[];
  const step = steps.find((one) => toScreenName(one) === shown);
  if (step === undefined) return choose(page, goneStep.option);
  // These move on by themselves.
  if (getBehavior(step.type).passing) return;
  if (step.type !== "email") return answer(page, step, answers, pointer());
  await page.getByLabel(email.field).fill("ann@example.com");
  await button(page, email.submit).click();
}

const answering = (person: Person): Act => ({
  go: (page) => answerShown(page, person),
  shows: (page, before) => page.locator(`[data-step]:not([data-step="${before}"])`),
});

/** A visitor who has answered what comes before a step. */
function visitTo(
  path: string,
  before: Step,
  person: Person,
): Pick<Visit, "path" | "stored" | "acts"> {
  const { answers, arms } = person;
  const way = stepsOnPath(answers, arms) as Step[];
  const done = way.slice(
    0,
    way.findIndex(({ id }) => id === before.id),
  );
  const given = done.flatMap((step) =>
    step.answer in answers ? [[step.answer, answers[step.answer] as Json] as const] : [],
  );
  return {
    path: `${path}?${inArms(arms)}`,
    stored: given.length > 0 ? { quizState: { ...Object.fromEntries(given), currentStep: 1 } } : {},
    acts: [answering(person), answering(person), answering(person)],
  };
}

/** The first step of each type that three others follow, for a man or for a woman. */
const byType = new Map(
  people.flatMap((person) =>
    (stepsOnPath(person.answers, person.arms) as Step[])
      .slice(0, -3)
      .map((step) => [step.type, { step, person }] as const)
      .toReversed(),
  ),
);

const dialog = (page: Page) => page.getByRole("dialog");
const openDialog: Act = {
  go: (page) => button(page, site.footer.erase.open).click(),
  shows: dialog,
};

export const quizVisits: Visit[] = [
  ...[...byType].map(([type, { step, person }]) => ({
    name: `a screen of the type ${type}`,
    ...visitTo(step.route, step, person),
  })),
  {
    name: "a screen that's gone",
    ...visitTo(
      `/${goneStep.id}`,
      findStep("single-choice", ({ id }) => id === goneStep.before),
      people[0] as Person,
    ),
  },
  {
    name: "a dialog",
    path: list.route,
    stored: { quizState: man(firstArms) },
    acts: [
      openDialog,
      {
        go: (page) => dialog(page).getByRole("button", { name: site.footer.erase.cancel }).click(),
        shows: (page) => page.locator("body:not(:has([role=dialog])) [data-step]"),
      },
      openDialog,
    ],
  },
];
