import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { createSession } from "#api/account/session.fixtures.ts";
import { networkError, neverResponds, respondsWith } from "#api/server.fixtures.ts";
import { LogOutElsewhere } from "#member/log-out-elsewhere.tsx";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { ann } from "../orders.fixtures.ts";
import { member } from "./account.fixtures.ts";
import { AccountPage } from "./account-page.tsx";

const meta = {
  title: "Rights/Account/Erasing",
  component: AccountPage,
  args: {
    brand: "Carnivore Plan",
    readBrowserData: () => ({ lists: [], quiz: null }),
    forgetEverything: fn(async () => {}),
    leave: (userId) => <LogOutElsewhere userId={userId} />,
  },
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/account" },
  beforeEach: member(),
  afterEach: expectNoOverflow,
} satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<StoryContext, "canvas" | "userEvent">;

async function askToErase({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole("button", { name: "Erase my account" }));
}

async function erase(story: Play) {
  await askToErase(story);
  await story.userEvent.type(story.canvas.getByLabelText("Your password"), "a good one");
  await story.userEvent.click(
    story.canvas.getByRole("button", { name: "Erase my account for good" }),
  );
}

export const AskedToErase: Story = {
  tags: ["every-look"],
  play: async (story) => {
    await askToErase(story);
    await expect(story.canvas.getByText(/Erasing doesn't refund you/)).toBeVisible();
    await expect(story.canvas.getByLabelText("Your password")).toHaveFocus();
  },
};

export const KeptAfterAll: Story = {
  play: async (story) => {
    await askToErase(story);
    await story.userEvent.click(story.canvas.getByRole("button", { name: "Keep my account" }));
    await expect(story.canvas.getByRole("button", { name: "Erase my account" })).toBeVisible();
  },
};

export const NoPassword: Story = {
  play: async (story) => {
    await askToErase(story);
    await story.userEvent.click(
      story.canvas.getByRole("button", { name: "Erase my account for good" }),
    );
    await expect(story.canvas.getByText("Please enter your password")).toBeVisible();
  },
};

const wrongPassword = respondsWith(
  {
    code: "invalid_credentials",
    error_code: "invalid_credentials",
    msg: "Invalid login credentials",
  },
  400,
);

export const WrongPassword: Story = {
  beforeEach: member({ token: wrongPassword }),
  play: async (story) => {
    await erase(story);
    await expect(await story.canvas.findByText(/This password isn't right/)).toBeVisible();
  },
};

export const Erasing: Story = {
  beforeEach: member({ "erase-account": neverResponds }),
  play: async (story) => {
    await erase(story);
    await expect(
      await story.canvas.findByRole("button", { name: "Erasing your account..." }),
    ).toBeDisabled();
  },
};

export const NotErased: Story = {
  beforeEach: member({
    "erase-account": respondsWith({ error: "Please type your password again." }, 403),
  }),
  play: async (story) => {
    await erase(story);
    await expect(await story.canvas.findByText("Please type your password again.")).toBeVisible();
  },
};

/** The account may be gone: only the server's database knows. */
export const ServerError: Story = {
  beforeEach: member({ "erase-account": respondsWith({ error: "Please try again." }, 503) }),
  play: async (story) => {
    await erase(story);
    await expect(
      await story.canvas.findByText(/we don't know if your account has been erased/),
    ).toBeVisible();
  },
};

export const NoAnswer: Story = {
  beforeEach: member({ "erase-account": networkError }),
  play: async (story) => {
    await erase(story);
    await expect(
      await story.canvas.findByText(/we don't know if your account has been erased/),
    ).toBeVisible();
  },
};

/** The account was erased, but the answer got lost. An account that's gone refuses every password. */
export const AnsweredOnlyTheSecondTime: Story = {
  beforeEach: member({
    token: [respondsWith(createSession(ann)), wrongPassword],
    "erase-account": [networkError, networkError, respondsWith({ erased: true })],
  }),
  play: async (story) => {
    await erase(story);
    await story.canvas.findByText(/we don't know if your account has been erased/);
    await story.userEvent.click(
      story.canvas.getByRole("button", { name: "Erase my account for good" }),
    );
    await expect(
      await story.canvas.findByRole("heading", { name: "Your account has been erased" }),
    ).toBeVisible();
    await expect(story.args.forgetEverything).toHaveBeenCalled();
  },
};

/** The account is still there: the first attempt never arrived. */
export const WrongPasswordTheSecondTime: Story = {
  beforeEach: member({
    token: [respondsWith(createSession(ann)), wrongPassword],
    "erase-account": [
      networkError,
      networkError,
      respondsWith({ error: "Please type your password again." }, 403),
    ],
  }),
  play: async (story) => {
    await erase(story);
    await story.canvas.findByText(/we don't know if your account has been erased/);
    await story.userEvent.click(
      story.canvas.getByRole("button", { name: "Erase my account for good" }),
    );
    await expect(await story.canvas.findByText(/This password isn't right/)).toBeVisible();
  },
};

export const Erased: Story = {
  tags: ["every-look"],
  play: async (story) => {
    await erase(story);
    await expect(
      await story.canvas.findByRole("heading", { name: "Your account has been erased" }),
    ).toBeVisible();
    await expect(story.args.forgetEverything).toHaveBeenCalled();
  },
};
