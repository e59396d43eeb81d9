import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryRouter } from "react-router-dom";
import { expect } from "storybook/test";
import { networkError, neverResponds, respondsWith, server } from "#api/server.fixtures.ts";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { UnsubscribePage } from "./unsubscribe-page.tsx";

const secret = "5ec4e7".padEnd(64, "0");
const answers = (...given: Parameters<typeof server>[0][string][]) =>
  server({ [secret]: given.flat() });

const meta = {
  title: "Rights/Stopping the weekly email",
  component: UnsubscribePage,
  args: { brand: "Carnivore Plan" },
  decorators: [
    (Story, { parameters: { hash = `#mail=${secret}` } }) => (
      <MemoryRouter useTransitions={false} initialEntries={[`/unsubscribe${hash}`]}>
        <Story />
      </MemoryRouter>
    ),
  ],
  parameters: { layout: "fullscreen" },
  beforeEach: answers(respondsWith({ stopped: true })),
  afterEach: expectNoOverflow,
} satisfies Meta<typeof UnsubscribePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = { name: "Stop the weekly email" };

export const Asked: Story = {
  tags: ["every-look"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", press)).toBeVisible();
  },
};

export const Stopped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", press));
    await expect(
      await canvas.findByRole("heading", { name: "The weekly email is stopped" }),
    ).toHaveFocus();
  },
};

export const Stopping: Story = {
  beforeEach: answers(neverResponds),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", press));
    await expect(canvas.getByRole("button", { name: "Stopping the email..." })).toBeDisabled();
  },
};

export const NoAnswer: Story = {
  beforeEach: answers(networkError, respondsWith({ stopped: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", press));
    await expect(await canvas.findByText(/^That didn't work\./)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", press));
    await canvas.findByText(/^You won't get it any more\./);
  },
};

export const UnknownLink: Story = {
  beforeEach: answers(
    respondsWith({ error: "This link doesn't belong to one of our emails." }, 404),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", press));
    await canvas.findByText("This link isn't complete");
  },
};

export const CutLink: Story = {
  parameters: { hash: "#mail=5ec4e7" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This link isn't complete")).toBeVisible();
    await expect(canvas.queryByRole("button", press)).toBeNull();
  },
};
