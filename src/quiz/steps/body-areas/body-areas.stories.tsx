import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { parseStep } from "../step.fixtures.ts";
import { BodyAreasStep } from "./body-areas-step.tsx";
import { BodyAreas } from "./schema.ts";

const areas = parseStep(BodyAreas, {
  type: "body-areas",
  title: "Any areas you'd like to improve?",
  hint: "If you're happy with your appearance, then press Continue",
  answer: "improvementAreas",
  figure: "body-figure-male",
  options: {
    arms: "Arms",
    chest: "Chest",
    back: "Back",
    belly: "Belly",
    butt: "Butt",
    legs: "Legs",
  },
});

const meta = {
  title: "Steps/Body areas",
  component: BodyAreasStep,
  parameters: { layout: "fullscreen" },
  args: { step: areas, answer: undefined, send: fn() },
} satisfies Meta<typeof BodyAreasStep>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An area in the figure's drawing. */
function findPart(canvasElement: HTMLElement, area: string): Element {
  const part = canvasElement.querySelector(`use[href$="#${area}"]`);
  if (!part) throw new Error(`The figure has no part "${area}".`);
  return part;
}

export const Unanswered: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("group", { name: "Any areas you'd like to improve?" }),
    ).toBeVisible();
    await expect(canvas.queryByRole("checkbox", { checked: true })).not.toBeInTheDocument();
  },
};

export const AnsweredBefore: Story = {
  args: { answer: ["chest", "belly"] },
  play: async ({ canvas, canvasElement }) => {
    const chosen = canvas
      .getAllByRole("checkbox", { checked: true })
      .map((name) => name.textContent);
    await expect(chosen).toEqual(["Chest", "Belly"]);
    await expect(findPart(canvasElement, "belly")).toHaveAttribute("data-chosen");
    await expect(findPart(canvasElement, "legs")).not.toHaveAttribute("data-chosen");
  },
};

export const AWoman: Story = {
  args: {
    step: { ...areas, figure: { image: "body-figure-female", alt: "" } },
    answer: ["arms", "legs"],
  },
};

export const ChoosingByName: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "Legs" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "chosen", value: "legs" });
  },
};

export const TappingTheFigure: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(findPart(canvasElement, "belly"));
    await expect(args.send).toHaveBeenCalledWith({ type: "chosen", value: "belly" });
  },
};

export const ChoosingByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("checkbox", { name: "Back" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.send).toHaveBeenCalledWith({ type: "chosen", value: "back" });
  },
};

export const GoingOnWithoutAnAnswer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "continued" });
  },
};

export const AllChosen: Story = { args: { answer: Object.keys(areas.options) } };

export const FewestOptions: Story = {
  args: { step: { ...areas, options: { belly: { label: "Belly" } } } },
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    step: parseStep(BodyAreas, {
      type: "body-areas",
      title:
        "Are there any areas of your body that you would like to improve within the next thirty days?",
      hint: "Tap them on the figure or choose them by name. If you are happy with your appearance just as it is, then press Continue.",
      answer: "improvementAreas",
      figure: "body-figure-male",
      options: {
        arms: "Upper arms, lower arms and shoulders",
        chest: "Brustmuskulatur",
        back: "Back",
        belly: "Bauchmuskulatur und Hüften",
        butt: "Butt",
        legs: "Oberschenkelmuskulatur",
      },
    }),
    answer: ["chest", "legs"],
  },
};

export const RightToLeft: Story = {
  tags: ["look"],
  args: { answer: ["chest", "belly"] },
  globals: { direction: "rtl" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("checkbox", { name: "Chest" })).toHaveFocus();
  },
};

export const LargeText: Story = {
  args: { answer: ["belly"] },
  tags: ["look"],
  globals: { textSize: "200%", viewport: { value: "phone" } },
  play: expectNoOverflow,
};
