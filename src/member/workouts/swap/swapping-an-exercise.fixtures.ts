import type { StoryContext } from "@storybook/react-vite";
import { within } from "storybook/test";
import type { Situation } from "../../member.fixtures.ts";

type Context = Pick<StoryContext, "canvasElement" | "userEvent">;

export const PLANK = "Plank on the forearms";
export const KNEE_PLANK = "Plank on the knees";
export const SIDE_PLANK = "Side plank";

export const swapped: NonNullable<Situation["wrote"]> = [
  [8, "exercise-swaps", { plank: "knee-plank" }],
];

export const findDay = ({ canvasElement }: Pick<Context, "canvasElement">, day = 8) => {
  const item = canvasElement.querySelector<HTMLElement>(`[data-day="${day}"]`);
  if (!item) throw new Error(`day ${day} is missing`);
  return within(item);
};

export const listExercises = (context: Pick<Context, "canvasElement">, day = 8) =>
  findDay(context, day)
    .getAllByRole("checkbox", { hidden: true })
    .map((box) => box.closest("label")?.textContent);

export const press = (context: Context, name: string) =>
  context.userEvent.click(findDay(context).getByRole("button", { name }));
