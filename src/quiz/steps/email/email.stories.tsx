import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { parseStep } from "../step.fixtures.ts";
import { createShown } from "../view-model.fixtures.ts";
import { email } from "./behavior.ts";
import { EmailStep } from "./email-step.tsx";
import { EmailStep as EmailFields } from "./schema.ts";

const asked = parseStep(EmailFields, {
  type: "email",
  title: "Enter your email to get your Personalized plan",
  image: "motivation",
  field: "Email",
  placeholder: "you@example.com",
  submit: "Claim my plan",
  submitting: "Submitting...",
  privacy:
    "Your email stays in this browser. We use it only to fill in your account after you buy, and never share it.",
  messages: {
    empty: "Please enter your email",
    invalid: "Please enter a valid email",
    "too-long": "Email is too long",
    failed: "Failed to submit. Please try again.",
  },
});

const withError = (key: keyof typeof asked.messages, address: string) => ({
  step: createShown(email, asked, {
    email: address,
    state: "idle",
    onScreen: { count: 0, error: { key } },
  }),
});

const meta = {
  title: "Steps/Email",
  component: EmailStep,
  parameters: { layout: "fullscreen" },
  args: { step: createShown(email, asked, { state: "idle" }), answer: undefined, send: fn() },
} satisfies Meta<typeof EmailStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Email" });
    await expect(field).toHaveValue("");
    await expect(field).toBeValid();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

export const AnsweredBefore: Story = {
  args: { step: createShown(email, asked, { email: "ann@example.com", state: "idle" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveValue("ann@example.com");
  },
};

export const Submitting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "ann@example.com");
    await expect(args.send).toHaveBeenLastCalledWith({ type: "edited" });
    await userEvent.click(canvas.getByRole("button", { name: "Claim my plan" }));
    await expect(args.send).toHaveBeenLastCalledWith({
      type: "submitted",
      value: "ann@example.com",
    });
  },
};

export const SubmittingByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("ann@example.com{Enter}");
    await expect(args.send).toHaveBeenLastCalledWith({
      type: "submitted",
      value: "ann@example.com",
    });
  },
};

/**
 * Checks that the message is next to the field, and that the field has the focus so it can be
 * fixed.
 */
const saysSo = (message: string): NonNullable<Story["play"]> =>
  async function saysWhatIsWrong({ canvas }) {
    const field = canvas.getByRole("textbox", { name: "Email" });
    await expect(canvas.getByRole("alert")).toHaveTextContent(message);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(message);
    await waitFor(() => expect(field).toHaveFocus());
  };

export const Empty: Story = {
  args: withError("empty", ""),
  play: saysSo("Please enter your email"),
};
export const Invalid: Story = {
  tags: ["every-look"],
  args: withError("invalid", "ann@example"),
  play: saysSo("Please enter a valid email"),
};
export const TooLong: Story = {
  args: withError("too-long", `${"ann".repeat(90)}@example.com`),
  play: saysSo("Email is too long"),
};
export const NotKept: Story = {
  args: withError("failed", "ann@example.com"),
  play: saysSo("Failed to submit. Please try again."),
};

export const LongerThanAnAddress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Email" }));
    await userEvent.paste(`${"a".repeat(300)}@example.com`);
    await userEvent.keyboard("{Enter}");
    await expect(args.send).toHaveBeenLastCalledWith({ type: "submitted", value: "a".repeat(254) });
  },
};

export const BeingKept: Story = {
  args: { step: createShown(email, asked, { email: "ann@example.com", state: "submitting" }) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Submitting..." });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("textbox", { name: "Email" })).toBeDisabled();
    await userEvent.click(button);
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const WordsAlone: Story = {
  args: {
    step: createShown(
      email,
      { ...asked, image: undefined, placeholder: undefined },
      { state: "idle" },
    ),
  },
};

const longest: typeof asked = {
  ...asked,
  title:
    "Enter the email address at which you would like to have your very own plan for the next thirty days",
  hint: "It takes a moment, and Datenschutzgrundverordnungskonformitätsbescheinigungen can be read before.",
  field: "Email address that you read at least once a week",
  placeholder: "your.first.name.and.your.last.name@example.com",
  submit: "Claim my own personalized plan for thirty days now",
  messages: {
    ...asked.messages,
    invalid:
      "This is not an email address as we know them: write it like Wirtschaftsprüfungsgesellschaft@example.com, please",
  },
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    step: createShown(email, longest, {
      email: `${"ann.".repeat(20)}lee@example.com`,
      state: "idle",
      onScreen: { count: 0, error: { key: "invalid" } },
    }),
  },
};
