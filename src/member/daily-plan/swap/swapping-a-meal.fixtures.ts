import type { StoryContext } from "@storybook/react-vite";
import { screen, within } from "storybook/test";
import { createPlans, type Situation } from "../../member.fixtures.ts";
import { meals as pool } from "../../program/pool.fixtures.ts";
import { emptyJournal } from "../../tracker/journal.ts";

export const LUNCH = 1;
export const findMealName = (id = "") =>
  Object.entries(pool.meals).find(([one]) => one === id)?.[1].name ?? "";
export const plans = createPlans({}, emptyJournal);
/** The lunch of day 12, and what it can be exchanged for first. */
export const planned = plans.mealsOn(12)?.meals[LUNCH]?.meal ?? "";
export const [offer] = plans.listOffers(12, LUNCH);
export const instead = offer?.meal ?? "";
export const swapped: NonNullable<Situation["wrote"]> = [
  [12, "meal-swaps", { [planned]: instead }],
];

type Story = Pick<StoryContext, "canvas" | "userEvent">;

export const swapButton = ({ canvas }: Pick<Story, "canvas">, name: string) =>
  canvas.getByRole("button", { name: `Swap ${name}` });

/** Opens what a meal can be exchanged for. */
export async function openOffers(story: Story, name = findMealName(planned)) {
  await story.userEvent.click(swapButton(story, name));
  return within(await screen.findByRole("dialog", { name: `Swap ${name}` }));
}
