import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, mocked, spyOn } from "storybook/test";
import { hostileAnswers, saysOnly } from "#api/hostile-answers.fixtures.ts";
import { networkError, neverResponds, respondsWith, server } from "#api/server.fixtures.ts";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { createCheckoutStorage } from "../buyer.fixtures.ts";
import { enterCode, type Play, right, sent } from "./restore-page.fixtures.ts";
import { RestorePage } from "./restore-page.tsx";

const HALF_A_MINUTE_MS = 30_000;

const meta = {
  title: "Sales/Finding a purchase",
  component: RestorePage,
  args: { brand: "Carnivore Plan", checkoutStorage: createCheckoutStorage({ claim: "" }) },
  // Each story gets its own browser storage, because the page stores tickets.
  render: ({ brand }) => (
    <RestorePage brand={brand} checkoutStorage={createCheckoutStorage({ claim: "" })} />
  ),
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/restore" },
  beforeEach: server({ "restore-purchase": [sent, right] }),
  afterEach: expectNoOverflow,
} satisfies Meta<typeof RestorePage>;
export default meta;
type Story = StoryObj<typeof meta>;

async function send({ canvas, userEvent }: Play, email = "ann@example.com") {
  await userEvent.type(canvas.getByLabelText("Email"), email);
  await userEvent.click(canvas.getByRole("button", { name: "Send code" }));
}

async function giveCode(story: Play, code = "123 456") {
  await send(story);
  await enterCode(story, code);
}

export const Asking: Story = { tags: ["every-look"] };

export const NoAddress: Story = {
  play: async (story) => {
    await send(story, "ann");
    await expect(story.canvas.getByText("Please enter a valid email")).toBeVisible();
    await expect(story.canvas.getByLabelText("Email")).toHaveFocus();
  },
};

export const SendingTheCode: Story = {
  beforeEach: server({ "restore-purchase": neverResponds }),
  play: async (story) => {
    await send(story);
    await expect(
      await story.canvas.findByRole("button", { name: "Sending the code..." }),
    ).toBeDisabled();
  },
};

export const CodeSent: Story = {
  play: async (story) => {
    await send(story);
    await expect(
      await story.canvas.findByText(/^We sent the code to a••@example.com/),
    ).toBeVisible();
    await expect(story.canvas.getByRole("button", { name: "Send a new code" })).toBeDisabled();
  },
};

export const CodeNotSent: Story = {
  beforeEach: server({ "restore-purchase": networkError }),
  play: async (story) => {
    await send(story);
    await expect(
      await story.canvas.findByText("The code could not be sent. Please try again."),
    ).toBeVisible();
    await expect(story.canvas.getByRole("button", { name: "Send a new code" })).toBeEnabled();
  },
};

export const TooManyCodes: Story = {
  beforeEach: server({
    "restore-purchase": respondsWith(
      { error: "Too many codes were asked for. Try again in an hour." },
      429,
    ),
  }),
  play: async (story) => {
    await send(story);
    await expect(
      await story.canvas.findByText("Too many codes were asked for. Try again in an hour."),
    ).toBeVisible();
  },
};

export const NoCode: Story = {
  play: async (story) => {
    await giveCode(story, "12");
    await expect(story.canvas.getByText("Please enter the 6-digit code")).toBeVisible();
  },
};

export const WrongCode: Story = {
  tags: ["every-look"],
  beforeEach: server({ "restore-purchase": [sent, respondsWith({}, 400)] }),
  play: async (story) => {
    await giveCode(story);
    await expect(
      await story.canvas.findByText(
        "This code isn't right, or it has expired. Check it, or request a new one.",
      ),
    ).toBeVisible();
  },
};

export const CodeNotChecked: Story = {
  beforeEach: server({ "restore-purchase": [sent, networkError] }),
  play: async (story) => {
    await giveCode(story);
    await expect(
      await story.canvas.findByText("The code could not be checked. Please try again."),
    ).toBeVisible();
  },
};

export const HostileAnswers: Story = {
  tags: ["long"],
  beforeEach: server({ "restore-purchase": [sent, ...hostileAnswers] }),
  play: async (story) => {
    await send(story);
    await story.canvas.findByText(/^We sent the code to/);
    await story.userEvent.type(story.canvas.getByLabelText("6-digit code"), "123456");
    await saysOnly(
      "This code isn't right, or it has expired. Check it, or request a new one.",
      story.canvasElement,
      () => story.userEvent.click(story.canvas.getByRole("button", { name: "Confirm code" })),
    );
  },
};

export const CheckingTheCode: Story = {
  beforeEach: server({ "restore-purchase": [sent, neverResponds] }),
  play: async (story) => {
    await giveCode(story);
    await expect(story.canvas.getByRole("button", { name: "Checking the code..." })).toBeDisabled();
  },
};

export const Found: Story = {
  play: async (story) => {
    await giveCode(story);
    await story.canvas.findByText("This leads to /success");
  },
};

export const AnotherAddress: Story = {
  play: async (story) => {
    await send(story);
    await story.userEvent.click(
      await story.canvas.findByRole("button", { name: "Use another email" }),
    );
    await expect(story.canvas.getByLabelText("Email")).toHaveValue("ann@example.com");
  },
};

/** The half minute before another code ends with the page that waits for it. */
export const BackEndsTheWait: Story = {
  beforeEach: [
    () => {
      const [start, stop] = [spyOn(window, "setTimeout"), spyOn(window, "clearTimeout")];
      return () => {
        start.mockRestore();
        stop.mockRestore();
      };
    },
    server({ "restore-purchase": sent }),
  ],
  play: async (story) => {
    await send(story);
    await story.canvas.findByText(/^We sent the code to a••@example.com/);
    const { calls, results } = mocked(window.setTimeout).mock;
    const wait = results[calls.findIndex(([, ms]) => ms === HALF_A_MINUTE_MS)]?.value;
    await expect(wait).toBeDefined();
    await story.userEvent.click(story.canvas.getByRole("button", { name: "Use another email" }));
    await expect(window.clearTimeout).toHaveBeenCalledWith(wait);
  },
};

export const LongestAddress: Story = {
  tags: ["look"],
  play: (story) =>
    send(story, `${"a.very.long.name.".repeat(6)}@${"subdomain.".repeat(6)}example.com`),
};
