import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "Parts/Text field",
  component: TextField,
  args: { label: "Email", name: "email", onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Email" });
    await expect(field).toBeValid();
    await expect(field).not.toHaveAttribute("aria-describedby");
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

export const WithPlaceholder: Story = { args: { placeholder: "you@example.com" } };
export const Filled: Story = { args: { defaultValue: "ann@example.com" } };

export const Typing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Email"));
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await userEvent.keyboard("ann");
    await expect(canvas.getByRole("textbox")).toHaveValue("ann");
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const WithAnError: Story = {
  args: { defaultValue: "ann@", error: "Please enter a valid email" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Email" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Please enter a valid email");
    await expect(canvas.getByRole("alert")).toHaveTextContent("Please enter a valid email");
  },
};

export const Password: Story = {
  args: { label: "Password", name: "password", type: "password", defaultValue: "correct horse" },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "password");
  },
};

export const Disabled: Story = { args: { defaultValue: "ann@example.com", disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: "ann@example.com", readOnly: true } };

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    label:
      "Email address that you read at least once a week, be it at work or at Kraftfahrzeughaftpflichtversicherungsgesellschaften",
    defaultValue: `${"ann.".repeat(20)}lee@example.com`,
    error:
      "This is not an email address as we know them: write it like Wirtschaftsprüfungsgesellschaftsmitarbeiterin@example.com, please",
  },
};
