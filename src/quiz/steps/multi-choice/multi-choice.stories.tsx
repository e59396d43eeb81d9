import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { parseStep } from "../step.fixtures.ts";
import { beyond, habits } from "./multi-choice.fixtures.ts";
import { MultiChoiceStep } from "./multi-choice-step.tsx";
import { MultiChoice } from "./schema.ts";

const meta = {
  title: "Steps/Multi choice",
  component: MultiChoiceStep,
  parameters: { layout: "fullscreen" },
  args: { step: habits, answer: undefined, send: fn() },
} satisfies Meta<typeof MultiChoiceStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("group", { name: "Select all that you tend to do:" }),
    ).toBeVisible();
    await expect(canvas.queryByRole("checkbox", { checked: true })).not.toBeInTheDocument();
  },
};

export const AnsweredBefore: Story = {
  args: { answer: ["late-night", "alcohol"] },
  play: async ({ canvas }) => {
    const chosen = canvas
      .getAllByRole("checkbox", { checked: true })
      .map((option) => option.textContent);
    await expect(chosen).toEqual(["Eat late at night", "Drink alcohol"]);
  },
};

export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Drink alcohol" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "chosen", value: "alcohol" });
  },
};

export const TakingBack: Story = {
  args: { answer: ["alcohol"] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Drink alcohol", checked: true }));
    await expect(args.send).toHaveBeenCalledWith({ type: "chosen", value: "alcohol" });
  },
};

/** Continue was pressed with nothing chosen, but the step requires something. */
export const PressedTooEarly: Story = {
  args: { step: beyond({ min: 1 }, "at-least") },
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole("alert");
    await expect(alert).toHaveTextContent("Please choose at least one.");
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription(
      "Please choose at least one.",
    );
    await expect(
      canvas
        .getAllByRole("checkbox")
        .every((option) => option.getAttribute("aria-invalid") === "true"),
    ).toBe(true);
    const button = canvas.getByRole("button", { name: "Continue" });
    await expect(alert.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(button);
    await expect(args.send).toHaveBeenCalledWith({ type: "continued" });
  },
};

export const OneTooMany: Story = {
  args: { step: beyond({ max: 2 }, "at-most"), answer: ["sweets", "alcohol"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Please choose at most 2.");
    await expect(canvas.getAllByRole("checkbox", { checked: true })).toHaveLength(2);
  },
};

export const ChoosingByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("checkbox", { name: "None of the above" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("checkbox", { name: "Eat late at night" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.send).toHaveBeenCalledWith({ type: "chosen", value: "late-night" });
  },
};

export const GoingOnWithoutAnAnswer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "continued" });
  },
};

export const AllChosen: Story = { args: { answer: ["late-night", "sweets", "alcohol"] } };

export const FewestOptions: Story = {
  args: { step: { ...habits, options: { sweets: { label: "Can't give up sweets" } } } },
};

export const MostOptions: Story = {
  args: {
    step: parseStep(MultiChoice, {
      type: "multi-choice",
      title: "Which of these do you have at home?",
      hint: "Select all that apply:",
      answer: "kitchen",
      options: Object.fromEntries(
        [
          "Oven",
          "Grill",
          "Pan",
          "Pot",
          "Air fryer",
          "Smoker",
          "Slow cooker",
          "Pressure cooker",
          "Meat grinder",
          "Thermometer",
          "Scales",
          "Freezer",
        ].map((label, index) => [`tool-${index}`, label]),
      ),
    }),
    answer: ["tool-1", "tool-11"],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("checkbox")).toHaveLength(12);
  },
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    step: parseStep(MultiChoice, {
      type: "multi-choice",
      title:
        "When you think of an ordinary week, which of these happen to you more often than you would tell your doctor?",
      hint: "Select all that apply, even those that you would rather not: nobody but you will ever read what you choose here.",
      answer: "habits",
      options: {
        late: {
          label:
            "I eat late at night, after everyone else has gone to bed and the kitchen is mine at last",
          icon: "moon-stars",
        },
        word: {
          label: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
          hint: "A word that cannot be broken, and a hint below it",
        },
        short: {
          label: "No",
          icon: "prohibit",
          hint: "None of the above, none of the below, and nothing in between",
        },
      },
      continue: "Continue with what I have chosen",
    }),
    answer: ["word"],
  },
};

export const LargeText: Story = {
  args: AllChosen.args ?? {},
  tags: ["look"],
  globals: { textSize: "200%", viewport: { value: "phone" } },
  play: expectNoOverflow,
};
