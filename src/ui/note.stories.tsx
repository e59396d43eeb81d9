import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Note } from "./note.tsx";

const meta = {
  title: "Parts/Note",
  component: Note,
  args: {
    title: "Why we ask",
    text: "Height and weight give your BMI (body mass index), the starting point for your portions.",
    icon: { icon: "ruler" },
  },
} satisfies Meta<typeof Note>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsItIs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("complementary", { name: "Why we ask" })).toHaveTextContent(
      /the starting point for your portions/,
    );
  },
};

export const WithEntries: Story = {
  args: { title: "Ask your doctor first if you", entries: ["are pregnant", "take medicine"] },
  play: ({ canvas }) => expect(canvas.getAllByRole("listitem")).toHaveLength(2),
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    title: "Why do we ask for something that nobody likes to be asked about?",
    text: "What your body needs follows from how tall and how heavy you are. Körpergewichtsschwankungsdurchschnittsberechnungen come later, and all of it can be changed in your plan on any day, as often as you like.",
  },
};
