import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectBelow, expectSideBySide } from "#ui/layout.fixtures.ts";
import { ofDefaults, ofMeatLover, ofMeatless, words } from "./plan-preview.fixtures.ts";
import { PlanPreviewCard } from "./plan-preview-card.tsx";

const meta = {
  title: "Steps/Plan preview",
  component: PlanPreviewCard,
  args: { words, preview: ofMeatLover },
} satisfies Meta<typeof PlanPreviewCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The numbers with what they count, in order. */
const listFigures = (canvasElement: HTMLElement) =>
  [...(canvasElement.querySelector("dl")?.children ?? [])].map((figure) =>
    [...figure.querySelectorAll("dd, dt")].map((part) => part.textContent).join(" "),
  );
/** The foods by how they come up, as they're read aloud. */
const listFoods = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll("h3 + dl > div")].map((group) =>
    [...group.querySelectorAll("dt, dd")].map((part) => part.textContent),
  );

export const LovesAndHates: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("region", { name: words.title })).toBeVisible();
    await expect(listFigures(canvasElement)).toEqual([
      "meals a day 3 + 1 snack",
      "kcal a day, roughly 2,580",
      "minutes a meal at most 60",
    ]);
    // Foods without a name aren't shown: here, organ meats.
    await expect(listFoods(canvasElement)).toEqual([
      ["What you love", "Beef", "Duck"],
      ["Also on your plate", "Chicken", "Turkey", "Eggs", "Dairy"],
      ["Left out", "Pork", "Lamb", "Fish", "Shellfish"],
    ]);
    await expect(canvas.getByText("Ribeye with salted butter")).toBeVisible();
  },
};

export const NothingAnswered: Story = { args: { preview: ofDefaults } };

export const NoMeat: Story = {
  args: { preview: ofMeatless },
  play: async ({ canvasElement }) => {
    await expect(listFoods(canvasElement)).toEqual([
      ["Also on your plate", "Fish", "Shellfish", "Eggs", "Dairy"],
      ["Left out", "Pork", "Beef", "Chicken", "Duck", "Turkey", "Lamb"],
    ]);
  },
};

export const SkipsBreakfast: Story = {
  args: { preview: { ...ofMeatLover, meals: 2 } },
  play: async ({ canvasElement }) => {
    await expect(listFigures(canvasElement)[0]).toBe("meals a day 2 + 1 snack");
  },
};

export const SkipsMost: Story = {
  args: { preview: { ...ofMeatLover, meals: 1, snacks: 2 } },
  play: async ({ canvasElement }) => {
    await expect(listFigures(canvasElement)[0]).toBe("meal a day 1 + 2 snacks");
  },
};

export const SkipsDinner: Story = {
  args: { preview: { ...ofMeatLover, meals: 2, firstDinner: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You skip dinner.")).toBeVisible();
    await expect(canvas.queryByText("Your first dinner")).not.toBeInTheDocument();
  },
};

export const TooBusyToCook: Story = {
  args: { preview: { ...ofMeatLover, minutes: 15 } },
  play: async ({ canvasElement }) => {
    await expect(listFigures(canvasElement)[2]).toBe("minutes a meal at most 15");
  },
};

/** A picture would show only one of them. */
export const DinnerOfTwoMeats: Story = {
  args: {
    preview: {
      ...ofDefaults,
      firstDinner: { name: "Chicken wrapped in bacon", contains: ["pork", "chicken"] },
    },
  },
  play: async ({ canvas }) => {
    const dinner = canvas.getByText("Chicken wrapped in bacon").closest("dl")?.parentElement;
    await expect(dinner?.querySelector("img")).toBeNull();
    await expect(dinner?.querySelector("svg")).toBeVisible();
  },
};

/** No one buys a plan without meals unawares. */
export const NothingFits: Story = {
  args: {
    preview: {
      ...ofMeatless,
      ...{ others: [], minutes: undefined, firstDinner: undefined },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("No meals fit all of these answers")).toBeVisible();
    await expect(listFigures(canvasElement)).toEqual([]);
    await expect(canvas.queryByText("On your plate")).not.toBeInTheDocument();
    await expect(canvas.queryByText("Your first dinner")).not.toBeInTheDocument();
  },
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    words: {
      ...words,
      title: "What your very own plan will do with everything that you told us",
      note: "Worked out here, in your own browser, and nowhere else. None of your answers has left it.",
      energy: { ...words.energy, label: "kilocalories a day, more or less" },
      plate: {
        ...words.plate,
        foods: {
          ...words.plate.foods,
          beef: { ...words.plate.foods.beef, name: "Rindfleischsorte" },
        },
      },
    },
    preview: {
      ...ofMeatLover,
      firstDinner: {
        name: "Slow-roasted Kalbfleischzubereitung with a very long name, and butter",
        contains: ["beef"],
      },
    },
  },
};

export const OnALaptop: Story = {
  tags: ["look"],
  globals: { viewport: { value: "laptop" } },
  play: async ({ canvas }) => {
    await expectSideBySide(canvas.getByText("2,580"), canvas.getByText("Your first dinner"));
    await expectBelow(canvas.getByText("On your plate"), canvas.getByText("Your first dinner"));
  },
};

export const OnAPhone: Story = {
  tags: ["look"],
  globals: { viewport: { value: "phone" } },
  play: ({ canvas }) =>
    expectBelow(canvas.getByText("Your first dinner"), canvas.getByText("On your plate")),
};
