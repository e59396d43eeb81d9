import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectNoOverflow } from "../layout.fixtures.ts";
import { Ring } from "./ring.tsx";

const meta = {
  title: "Parts/Ring",
  component: Ring,
  args: { label: "Analyzing your answers", percent: 42 },
} satisfies Meta<typeof Ring>;
export default meta;
type Story = StoryObj<typeof meta>;

const isPicturedAt = (percent: number): NonNullable<Story["play"]> =>
  async function isPictured({ canvas }) {
    await expect(
      canvas.getByRole("img", { name: `Analyzing your answers ${percent}%` }),
    ).toHaveTextContent(`${percent}%`);
  };

export const Empty: Story = { args: { percent: 0 }, play: isPicturedAt(0) };
export const UnderWay: Story = { play: isPicturedAt(42) };
export const Full: Story = { args: { percent: 100 }, play: isPicturedAt(100) };

export const AroundAPicture: Story = {
  args: { picture: { image: "meat-beef", alt: "" } },
  play: isPicturedAt(42),
};

export const SmallestPhone: Story = {
  args: { percent: 100 },
  tags: ["look"],
  globals: { viewport: { value: "smallest" } },
  play: expectNoOverflow,
};

export const LargeText: Story = {
  tags: ["look"],
  args: { percent: 100 },
  globals: { textSize: "200%", viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const figure = canvas.getByText("100%").getBoundingClientRect();
    const ring = canvas.getByRole("img").getBoundingClientRect();
    await expect(figure.width / ring.width).toBeLessThan(0.7);
  },
};
