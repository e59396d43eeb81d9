import built from "virtual:funnel";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn } from "storybook/test";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { ErrorScreen } from "./error-screen.tsx";

const meta = {
  title: "Screens/Beside the quiz/Error",
  component: ErrorScreen,
  args: { words: built.site.error, children: null },
  render: ({ words }) => (
    <ErrorScreen words={words}>
      <Broken />
    </ErrorScreen>
  ),
  parameters: { layout: "fullscreen" },
  // React logs the error that this screen handles.
  beforeEach: () => void spyOn(console, "error").mockImplementation(() => {}),
  afterEach: expectNoOverflow,
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

function Broken(): never {
  throw new Error("This screen cannot be drawn.");
}

export const SomethingWentWrong: Story = {
  tags: ["every-look"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(built.site.error.title);
    await expect(canvas.getByRole("heading", { name: built.site.error.title })).toHaveFocus();
    await expect(canvas.getByRole("button", { name: built.site.error.button })).toBeEnabled();
  },
};

export const NothingWrong: Story = {
  render: ({ words }) => (
    <ErrorScreen words={words}>
      <p>All is well.</p>
    </ErrorScreen>
  ),
  play: ({ canvas }) => expect(canvas.queryByRole("alert")).toBeNull(),
};
