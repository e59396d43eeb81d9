import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ValidatedForm } from "./validated-form.tsx";

const meta = {
  title: "Parts/Validated form",
  component: ValidatedForm<"email" | "password">,
  args: {
    fields: [
      { name: "email", label: "Email", type: "email", autoComplete: "email" },
      { name: "password", label: "Password", type: "password", autoComplete: "new-password" },
    ],
    check: ({ email, password }) => ({
      ...(email.includes("@") ? {} : { email: "Please enter a valid email" }),
      ...(password.length < 6 ? { password: "Password must be at least 6 characters" } : {}),
    }),
    button: { ready: "Create account", busy: "Creating..." },
    busy: false,
    onSubmit: fn(),
    onEdit: fn(),
  },
} satisfies Meta<typeof ValidatedForm<"email" | "password">>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

export const Submitting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Email"), "ann@example.com");
    await userEvent.type(canvas.getByLabelText("Password"), "correct horse{Enter}");
    await expect(args.onEdit).toHaveBeenCalled();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: "ann@example.com",
      password: "correct horse",
    });
  },
};

/** An address loses what no one can see. A password is what was pasted, to the letter. */
export const PastedWithInvisibleCharacters: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText("Email"));
    await userEvent.paste("\u200Bann@example.com\u202C");
    await userEvent.click(canvas.getByLabelText("Password"));
    await userEvent.paste("\u200Bcorrect horse ");
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: "ann@example.com",
      password: "\u200Bcorrect horse ",
    });
  },
};

/** Each error is next to its field, and the focus is in the first of these fields. */
export const Wrong: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Password"), "abc{Enter}");
    await expect(canvas.getByLabelText("Email")).toHaveAccessibleDescription(
      "Please enter a valid email",
    );
    await expect(canvas.getByLabelText("Password")).toHaveAccessibleDescription(
      "Password must be at least 6 characters",
    );
    await expect(canvas.getByLabelText("Email")).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Mending: Story = {
  play: async (context) => {
    await Wrong.play?.(context);
    await context.userEvent.type(context.canvas.getByLabelText("Email"), "a");
    await expect(context.canvas.queryByText("Please enter a valid email")).not.toBeInTheDocument();
  },
};

export const Busy: Story = {
  args: { busy: true, fields: [{ name: "email", label: "Email", initial: "ann@example.com" }] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("button", { name: "Creating..." })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText("Email"), "{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText("Email")).toHaveAttribute("readonly");
  },
};

export const Refused: Story = {
  args: { error: { text: "This address has an account already." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This address has an account already.")).toBeVisible();
  },
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    fields: [
      {
        name: "email",
        label:
          "Email address that you read at least once a week, be it at Kraftfahrzeughaftpflichtversicherungsgesellschaften",
        initial: "ann",
      },
      { name: "password", label: "Password", type: "password" },
    ],
    error: {
      text: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz@example.com has an account already.",
    },
    button: {
      ready: "Create my own account and begin with the first of thirty days",
      busy: "Creating...",
    },
  },
};
