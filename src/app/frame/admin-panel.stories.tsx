import built from "virtual:funnel";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { AdminPanel } from "./admin-panel.tsx";

const words = built.site.admin;

/** The hash of "open sesame" with a thousand iterations. */
const passwordHash = "1000.c2FsdCBvZiBzdG9yaWVzIQ==.A+wLYS6fTSdUj5lPN9Sq3wBApJc/pjejJ9XQL4g3los=";

const meta = {
  title: "Parts/Admin panel",
  component: AdminPanel,
  args: { words, salesRoute: "/sales", passwordHash, opener: { current: null }, onClose: fn() },
  render: (args) => {
    const opener = useRef(null);
    return <AdminPanel {...args} opener={opener} />;
  },
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof AdminPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Locked: Story = {
  play: async () => {
    await expect(await screen.findByRole("dialog", { name: words.title })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

export const WrongPassword: Story = {
  tags: ["every-look"],
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText(words.password), "open barley{Enter}");
    await expect(await screen.findByText(words.wrong)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(words.password)).toHaveFocus());
  },
};

/** A setting that isn't a hash locks the panel instead of breaking it. */
export const BrokenHash: Story = {
  args: { passwordHash: "no hash" },
  play: WrongPassword.play as NonNullable<Story["play"]>,
};

/** A browser without cryptography, as on every page without HTTPS. */
export const WithoutHttps: Story = {
  beforeEach: () => {
    Object.defineProperty(crypto, "subtle", { value: undefined, configurable: true });
    return () => {
      Reflect.deleteProperty(crypto, "subtle");
    };
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText(words.password), "open sesame{Enter}");
    await screen.findByText("This page can't check passwords without HTTPS.");
    await expect(screen.queryByText(words.wrong)).toBeNull();
  },
};

export const Open: Story = {
  tags: ["every-look"],
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText(words.password), "open sesame{Enter}");
    await expect(await screen.findByRole("button", { name: words.sales })).toBeInTheDocument();
    await expect(screen.getByRole("button", { name: words.profile })).toBeInTheDocument();
  },
};

export const ToTheMemberArea: Story = {
  play: async (story) => {
    await Open.play?.(story);
    await story.userEvent.click(screen.getByRole("button", { name: words.profile }));
    await expect(story.args.onClose).toHaveBeenCalledOnce();
    await screen.findByText("This leads to /profile");
  },
};

export const ClosedByEscape: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
