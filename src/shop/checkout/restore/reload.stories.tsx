import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { respondsWith, server } from "#api/server.fixtures.ts";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { createCheckoutStorage } from "../buyer.fixtures.ts";
import { enterCode, right, sent } from "./restore-page.fixtures.ts";
import { RestorePage } from "./restore-page.tsx";

/** The storage of a browser in which a code was requested before. */
const reload = () => {
  const checkoutStorage = createCheckoutStorage({ claim: "" });
  checkoutStorage.tickets.remember({
    ticket: "kept",
    lost: { email: "ann@example.com" },
    to: "a••@example.com",
  });
  return checkoutStorage;
};

const meta = {
  title: "Sales/Finding a purchase",
  component: RestorePage,
  args: { brand: "Carnivore Plan", checkoutStorage: reload() },
  // Each story gets its own browser storage, because the page stores tickets.
  render: ({ brand }) => <RestorePage brand={brand} checkoutStorage={reload()} />,
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/restore" },
  beforeEach: server({ "restore-purchase": right }),
  afterEach: expectNoOverflow,
} satisfies Meta<typeof RestorePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Phones reload a page while you read an email in another app. The page still asks for the code
 * that was sent, and doesn't send another one.
 */
export const ReloadedBeforeTheCode: Story = {
  tags: ["every-look"],
  play: async (story) => {
    const { canvas } = story;
    await expect(await canvas.findByText(/^We sent the code to a••@example.com/)).toBeVisible();
    await expect(
      canvas.getByText("If you paid with ann@example.com, a 6-digit code is on its way to you."),
    ).toBeVisible();
    await enterCode(story);
    await canvas.findByText("This leads to /success");
  },
};

/** The code doesn't match the latest email, but it matches the earlier one. */
export const CodeOfAnEarlierMail: Story = {
  beforeEach: server({
    "restore-purchase": [sent, respondsWith({ error: "This code is wrong." }, 400), right],
  }),
  play: async (story) => {
    await story.userEvent.click(
      await story.canvas.findByRole("button", { name: "Use another email" }),
    );
    await story.userEvent.click(story.canvas.getByRole("button", { name: "Send code" }));
    await enterCode(story);
    await story.canvas.findByText("This leads to /success");
  },
};
