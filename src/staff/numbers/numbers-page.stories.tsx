import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { startSession } from "#api/account/session.fixtures.ts";
import { neverResponds, respondsWith, server, serverError } from "#api/server.fixtures.ts";
import { goOffline, goOnline } from "#lib/network.fixtures.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { stopTime } from "#lib/time.fixtures.ts";
import { LogOutElsewhere } from "#member/log-out-elsewhere.tsx";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { emptyReport } from "./numbers.fixtures.ts";
import { NumbersPage } from "./numbers-page.tsx";
import {
  answersRanges,
  asJson,
  LAST_7,
  marketer,
  respondWithRange,
  storyPlan,
  storyReport,
} from "./numbers-story.fixtures.ts";

const meta = {
  title: "Numbers/Page",
  component: NumbersPage,
  args: {
    brand: "Carnivore Plan",
    plan: storyPlan,
    leave: (userId) => <LogOutElsewhere userId={userId} />,
  },
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/numbers" },
  beforeEach: [ownStorage(), stopTime, marketer("mia"), answersRanges()],
  afterEach: expectNoOverflow,
} satisfies Meta<typeof NumbersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const week = storyReport();
const visits = week.totals.visits.toLocaleString("en-US");

export const LastSevenDays: Story = {
  tags: ["every-look"],
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Funnel" });
    await expect(canvas.getByText("Visits", { selector: "dt" }).parentElement).toHaveTextContent(
      visits,
    );
    await expect(canvas.getByRole("button", { name: "7 days" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(
      canvas.getByText(/^Jan 6 – Jan 12, 2026, compared with Dec 30, 2025 – Jan 5, 2026/),
    ).toBeVisible();
    await waitFor(() => expect(document.querySelector(".recharts-bar-rectangle")).not.toBeNull());
  },
};

export const Loading: Story = {
  tags: ["every-look"],
  beforeEach: server({ numbers: neverResponds }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Numbers" })).toHaveFocus());
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading");
  },
};

export const NothingHappened: Story = {
  tags: ["every-look"],
  beforeEach: server({ numbers: respondsWith(asJson(emptyReport(LAST_7))) }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Nobody visited on these days/);
    await expect(canvas.queryByRole("heading", { name: "Funnel" })).toBeNull();
  },
};

export const FailedAndTriedAgain: Story = {
  tags: ["every-look"],
  beforeEach: server({ numbers: [serverError, respondWithRange()] }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("We couldn't load the numbers.");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await canvas.findByRole("heading", { name: "Funnel" });
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};

/** Figures of the same days stay until the new ones are there. */
export const Refreshed: Story = {
  beforeEach: server({ numbers: [respondWithRange(), respondWithRange({ visitsPerDay: 1800 })] }),
  play: async ({ canvas, userEvent }) => {
    const visited = (await canvas.findByText("Visits", { selector: "dt" })).parentElement;
    await waitFor(() => expect(visited).toHaveTextContent(visits));
    await userEvent.click(canvas.getByRole("button", { name: "Refresh" }));
    await waitFor(() => expect(visited).not.toHaveTextContent(visits));
    await expect(canvas.getByRole("heading", { name: "Funnel" })).toBeVisible();
  },
};

/** An answer that isn't a report is a failure, never a page of wrong figures. */
export const UnusableAnswer: Story = {
  beforeEach: server({ numbers: respondsWith({ ...(asJson(week) as object), places: null }) }),
  play: async ({ canvas }) => {
    await canvas.findByText("We couldn't load the numbers.");
  },
};

/** The numbers load by themselves once the device is back online. */
export const OfflineAndBack: Story = {
  beforeEach: [server({ numbers: [serverError, respondWithRange()] }), goOffline],
  play: async ({ canvas }) => {
    await canvas.findByText("You are offline. The numbers load as soon as you're back.");
    goOnline();
    await canvas.findByRole("heading", { name: "Funnel" });
  },
};

export const SignedOut: Story = {
  beforeEach: startSession(null),
  play: async ({ canvas }) => {
    await canvas.findByText("This leads to /login");
  },
};

/** The server decides, for each request. */
export const WithoutTheRole: Story = {
  beforeEach: [
    marketer("moe"),
    server({ numbers: respondsWith({ error: "Not for this account" }, 403) }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText("This leads to /profile");
  },
};

export const SessionExpired: Story = {
  beforeEach: [
    marketer("expired"),
    server({
      numbers: respondsWith({ error: "JWT expired" }, 401),
      token: respondsWith(
        { code: 400, error_code: "refresh_token_not_found", msg: "Not found" },
        400,
      ),
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText("This leads to /login");
  },
};

export const Laptop: Story = {
  ...LastSevenDays,
  tags: ["look"],
  globals: { viewport: { value: "laptop" } },
};
