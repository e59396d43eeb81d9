import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryRouter } from "react-router-dom";
import { expect } from "storybook/test";
import { ButtonLink } from "./button-link.tsx";

const meta = {
  title: "Parts/Button link",
  component: ButtonLink,
  args: { to: "/login", children: "To your plan" },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "To your plan" })).toHaveAttribute(
      "href",
      "/login",
    );
  },
};

export const Quiet: Story = { args: { look: "quiet", children: "Back to the start" } };

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    children:
      "Go back to the first page of Kraftfahrzeughaftpflichtversicherungsgesellschaften and start again",
  },
};
