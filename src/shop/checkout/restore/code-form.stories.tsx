import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import type { SentCode } from "#api/restore-purchase.ts";
import { CodeForm } from "./code-form.tsx";
import { codeMachine } from "./code-machine.ts";

const HALF_A_MINUTE_MS = 30_000;

const clock = new SimulatedClock();

/** A buyer who waits for a code. The clock advances when the story moves it. */
function waiting() {
  const machine = codeMachine.provide({
    actors: {
      sendCode: fromPromise(
        async (): Promise<SentCode> => ({ state: "sent", ticket: "ticket", to: "a••@example.com" }),
      ),
    },
  });
  return createActor(machine, {
    input: { lost: { email: "ann@example.com" }, resumes: false },
    clock,
  }).start();
}

const meta = {
  title: "Sales/Finding a purchase/Code",
  component: CodeForm,
  args: { actor: waiting() },
  loaders: [() => ({ actor: waiting() })],
  render: (_, { loaded: { actor } }) => <CodeForm actor={actor} />,
} satisfies Meta<typeof CodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TooSoonForAnother: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/^We sent the code to a••@example.com/);
    await expect(canvas.getByRole("button", { name: "Send a new code" })).toBeDisabled();
  },
};

export const HalfAMinuteLater: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/^We sent the code to a••@example.com/);
    clock.increment(HALF_A_MINUTE_MS);
    await expect(await canvas.findByRole("button", { name: "Send a new code" })).toBeEnabled();
  },
};

export const AnotherCode: Story = {
  play: async (story) => {
    await HalfAMinuteLater.play?.(story);
    await story.userEvent.click(story.canvas.getByRole("button", { name: "Send a new code" }));
    await story.canvas.findByText(/^We sent the code to a••@example.com/);
    await expect(story.canvas.getByRole("button", { name: "Send a new code" })).toBeDisabled();
  },
};
