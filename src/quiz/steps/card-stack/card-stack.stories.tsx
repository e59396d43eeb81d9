import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { at, findCard, manyCards, meats } from "./card-stack.fixtures.ts";
import { CardStackStep } from "./card-stack-step.tsx";

const meta = {
  title: "Steps/Card stack",
  component: CardStackStep,
  parameters: { layout: "fullscreen" },
  args: { ...at("pork.showing"), send: fn() },
} satisfies Meta<typeof CardStackStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {
  args: { answer: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(findCard(canvasElement)).toHaveTextContent("Pork");
    await expect(canvas.getByRole("status")).toHaveTextContent("Pork, 1/3");
    await expect(canvas.queryByRole("button", { pressed: true })).not.toBeInTheDocument();
  },
};

export const UnderWay: Story = {
  args: at("beef.showing", { pork: "hate" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Beef, 2/3");
  },
};

export const LastCard: Story = {
  args: at("lamb.showing", { pork: "hate", beef: "love" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Lamb, 3/3");
    await expect(canvas.queryByText("Pork")).not.toBeInTheDocument();
  },
};

export const AllJudged: Story = {
  args: at("pork.showing", { pork: "hate", beef: "love", lamb: "neutral" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { pressed: true })).toHaveAccessibleName("Hate");
  },
};

export const JudgingByButton: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const [name, value] of Object.entries({
      Hate: "hate",
      Neutral: "neutral",
      Love: "love",
    })) {
      await userEvent.click(canvas.getByRole("button", { name }));
      await expect(args.send).toHaveBeenLastCalledWith({ type: "chosen", value });
    }
  },
};

export const JudgingByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    // The step takes the focus by itself.
    await waitFor(() => expect(document.body).not.toHaveFocus());
    for (const [key, value] of Object.entries({
      ArrowLeft: "hate",
      ArrowUp: "neutral",
      ArrowRight: "love",
    })) {
      await userEvent.keyboard(`{${key}}`);
      await expect(args.send).toHaveBeenLastCalledWith({ type: "chosen", value });
    }
    await userEvent.keyboard("{Control>}{ArrowLeft}{/Control}{ArrowDown}");
    await expect(args.send).toHaveBeenCalledTimes(3);
  },
};

export const AHeldKeyJudgesOnce: Story = {
  play: async ({ args, canvasElement }) => {
    const card = findCard(canvasElement);
    await fireEvent.keyDown(card, { key: "ArrowRight" });
    for (let times = 0; times < 5; times++)
      await fireEvent.keyDown(card, { key: "ArrowRight", repeat: true });
    await expect(args.send).toHaveBeenCalledTimes(1);
  },
};

export const FewestCards: Story = {
  args: at(
    "pork.showing",
    {},
    { ...meats, cards: { pork: { label: "Pork", image: { image: "meat-pork", alt: "" } } } },
  ),
};

export const MostCards: Story = {
  args: at("card-24.showing", {}, { ...meats, cards: manyCards }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Meat 24, 24/24");
  },
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: at(
    "long.showing",
    {},
    {
      ...meats,
      title: "Would you like to find this on your plate, or would you rather not find it there?",
      hint: "Swipe the card to the right where you love it, to the left where you hate it, or use the buttons below the cards",
      cards: {
        long: {
          label: "Rindfleischetikettierungsüberwachung and what else there is of a cow",
          image: { image: "meat-beef", alt: "" },
        },
        ...meats.cards,
      },
      verdicts: {
        hate: "I would rather not",
        neutral: "Selbstverständlichkeit",
        love: "I would love to",
      },
    },
  ),
};

export const RightToLeft: Story = {
  tags: ["look"],
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const getSide = (name: string) =>
      canvas.getByRole("button", { name }).getBoundingClientRect().x;
    await expect(getSide("Hate")).toBeLessThan(getSide("Love"));
  },
};

export const Dark: Story = {
  args: at("beef.showing", { beef: "love" }),
  tags: ["look"],
  globals: { theme: "dark" },
};

export const LargeText: Story = {
  args: at("beef.showing", { beef: "neutral" }),
  tags: ["look"],
  globals: { textSize: "200%", viewport: { value: "phone" } },
  play: expectNoOverflow,
};
