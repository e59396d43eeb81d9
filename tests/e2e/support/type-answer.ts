import type { Page } from "@playwright/test";
import type { Json } from "#lib/json.ts";
import { height, number, type Step, weight } from "./funnel.ts";
import { type Hand, pointer } from "./input-modes.ts";

interface Height {
  feet: number;
  inches: number;
  unit: string;
}

interface Weight {
  value: number;
  unit: string;
}

/** Fills the fields of a question that is answered in fields. Does nothing on other screens. */
export async function typeAnswer(
  page: Page,
  step: Step,
  given: Json | undefined,
  hand: Hand = pointer(),
): Promise<void> {
  if (step.type === "height") await typeHeight(page, given as unknown as Height, hand);
  if (step.type === "weight") await typeWeight(page, given as unknown as Weight, hand);
  if (step.type === "number") await hand.type(getField(page, step.field), String(given));
}

const getField = (page: Page, name = "") => page.getByLabel(name, { exact: true });

const unit = (page: Page, name: string) => page.locator(`[data-option="${name}"]:not([inert] *)`);

async function typeHeight(page: Page, given: Height, hand: Hand): Promise<void> {
  const { feet, inches } = given;
  if (given.unit === "cm") {
    await hand.press(unit(page, "cm"));
    const centimeters = Math.round((feet * 12 + inches) * 2.54);
    return hand.type(getField(page, height.fields.cm), String(centimeters));
  }
  await hand.type(getField(page, height.fields.feet), String(feet));
  await hand.type(getField(page, height.fields.inches), String(inches));
}

async function typeWeight(page: Page, given: Weight, hand: Hand): Promise<void> {
  if (given.unit === "kg") await hand.press(unit(page, "kg"));
  await hand.type(getField(page, weight.fields.value), String(given.value));
}

export const ageField = (page: Page) => getField(page, number.field);
