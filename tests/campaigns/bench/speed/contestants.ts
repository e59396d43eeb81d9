import type { Page } from "@playwright/test";
import type { Answers } from "#lib/json.ts";
import type { AnyStep } from "#quiz/steps/step.ts";
import { answer } from "../../../e2e/support/answer-steps.ts";
import type { Step } from "../../../e2e/support/funnel.ts";
import { pointer } from "../../../e2e/support/input-modes.ts";
import type { Marks } from "./recorder.ts";
import { toScreen } from "./screens.ts";

/** A product to walk and measure, and how to leave its screens. */
export interface Contestant {
  name: string;
  marks: Marks;
  /** The time that it waits after a choice before it advances automatically. */
  waitMs: number;
  /** The same on the first screen, if that differs. */
  firstWaitMs?: number;
  leave(page: Page, step: AnyStep): Promise<void>;
}

const ADDRESS = "ann.lee@example.com";
const NUMBER = "42";

export const floor = (waitMs: number): Contestant => ({
  name: "Static floor",
  waitMs,
  ...pressing(
    { title: "h1", screen: "[data-step]", option: "[data-option]" },
    { field: "input", next: "button.go" },
  ),
});

export const product = (waitMs: number, answers: Answers): Contestant => ({
  name: "This product",
  waitMs,
  firstWaitMs: 0,
  marks: { title: "[data-step] h1", screen: "[data-step]", option: "[data-step] [data-option]" },
  leave: async (page, step) => {
    const { type, answer: asks, ...fields } = step as Step;
    if (asks !== undefined) return answer(page, step as Step, answers, pointer());
    if (type === "email") await page.getByLabel(fields.field).fill(ADDRESS);
    if (type === "status-lines") return;
    const leads = page.getByRole("button", {
      name: type === "email" ? fields.submit : step.continue,
      exact: true,
    });
    await leads.click();
  },
});

/** The hand-written wizard waits as long as the product does. */
export const wizard = (waitMs: number): Contestant => ({
  name: "React wizard",
  waitMs,
  ...pressing({ title: "h1", option: "[data-option]" }, { field: "input", next: "button.go" }),
});

export const surveyJs = (waitMs: number): Contestant => ({
  name: "SurveyJS",
  waitMs,
  ...pressing(
    { title: ".sd-element__title, .sd-html h5", option: ".sd-selectbase__label" },
    { field: "input", next: ".sd-navigation__next-btn" },
  ),
});

export const formbricks: Contestant = {
  name: "Formbricks",
  waitMs: 0,
  ...pressing(
    {
      title: "#fbjs label.text-heading[for]",
      option: "#fbjs fieldset label",
      next: "#fbjs button.bg-brand",
    },
    { field: "#fbjs input", next: "#fbjs button.bg-brand" },
  ),
};

export const rjsf: Contestant = {
  name: "react-jsonschema-form",
  waitMs: 0,
  ...pressing(
    {
      title: "#root__title",
      option: ".field-radio-group label, .checkboxes label",
      next: "button[type=submit]",
    },
    { field: "input", next: "button[type=submit]" },
  ),
};

/**
 * A contestant where every screen works the same way: press the first option, fill in a number, and
 * press the button that continues.
 */
function pressing(
  marks: Marks,
  { field, next }: { field: string; next: string },
): Pick<Contestant, "marks" | "leave"> {
  const leave = async (page: Page, step: AnyStep): Promise<void> => {
    const { kind } = toScreen(step);
    if (kind === "field") await page.locator(field).first().fill(NUMBER);
    if (kind === "one" || kind === "many") await page.locator(marks.option).first().click();
    if (kind !== "one" || marks.next) await page.locator(next).click();
  };
  return { marks, leave };
}
