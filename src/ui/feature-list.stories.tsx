import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FeatureList } from "./feature-list.tsx";

const features = [
  { icon: { icon: "fork-knife" }, text: "Personalized meal plans" },
  { icon: { icon: "cooking-pot" }, text: "500+ recipes" },
  { icon: { icon: "chart-line-up" }, text: "Progress tracking tools" },
];

const meta = {
  title: "Parts/Feature list",
  component: FeatureList,
  args: { features },
} satisfies Meta<typeof FeatureList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem").map((item) => item.textContent)).toEqual(
      features.map(({ text }) => text),
    );
  },
};

export const One: Story = { args: { features: features.slice(0, 1) } };

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    features: [
      {
        icon: { icon: "cooking-pot" },
        text: "More than five hundred recipes that ask for a handful of ingredients, one pan and less time than the bus takes to get you home",
      },
      {
        icon: { icon: "barbell" },
        text: "Kraftfahrzeughaftpflichtversicherungsgesellschaftsmitarbeiterinnengymnastik",
      },
    ],
  },
};
