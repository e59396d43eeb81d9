import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { readExclusions } from "#lib/plan-answers.ts";
import { LeaveOut } from "./leave-out.tsx";
import { LeaveOutWords } from "./leave-out-schema.ts";
import { useExclusions } from "./use-exclusions.ts";

const words = LeaveOutWords.parse({
  title: "Is there something you can't eat?",
  hint: "Because of an allergy, for example. Your plan leaves it out.",
  foods: { egg: "Eggs", dairy: "Milk products", fish: "Fish", seafood: "Shellfish" },
  note: "Bought bacon, ham, jerky and broth can hide these. Please read the label.",
});

const noAnswers = {};

function Kept() {
  const { exclusions, onChange } = useExclusions(noAnswers);
  return <LeaveOut words={words} exclusions={exclusions} onChange={onChange} />;
}

const meta = {
  title: "Steps/Leave out",
  component: Kept,
  beforeEach: () => localStorage.setItem("quizState", '{"age":40}'),
} satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    const eggs = canvas.getByRole("checkbox", { name: "Eggs" });
    await userEvent.click(canvas.getByRole("checkbox", { name: "Milk products" }));
    await userEvent.click(eggs);
    await expect(eggs).toBeChecked();
    await expect(readExclusions(localStorageStore)).toEqual(["dairy", "egg"]);
    await userEvent.click(eggs);
    await expect(localStorage.getItem("quizState")).toBe('{"age":40,"exclusions":["dairy"]}');
  },
};

const localStorageStore = { get: (key: string) => localStorage.getItem(key) };

export const ChosenBefore: Story = {
  tags: ["look"],
  beforeEach: () => localStorage.setItem("quizState", '{"exclusions":["fish","seafood"]}'),
  play: async ({ canvas }) => {
    // The page reads this browser after its first render.
    await canvas.findByRole("checkbox", { name: "Fish", checked: true });
    await expect(canvas.getByRole("checkbox", { name: "Eggs" })).not.toBeChecked();
  },
};
