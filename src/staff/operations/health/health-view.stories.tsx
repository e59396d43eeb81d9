import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { startSession } from "#api/account/session.fixtures.ts";
import { neverResponds, respondsWith, server, serverError } from "#api/server.fixtures.ts";
import type { Json } from "#lib/json.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { healthy, troubled } from "#rules/health/health.fixtures.ts";
import type { Health } from "#rules/health/health.ts";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { operator } from "../operations.fixtures.ts";
import { HealthView } from "./health-view.tsx";

// Every field is JSON; interfaces don't have an index signature.
const answers = (health: Health) => respondsWith(health as unknown as Json);
const reads = (health: Health) => server({ read_health: answers(health) });

const meta = {
  title: "Operations/Health",
  component: HealthView,
  beforeEach: [ownStorage(), startSession(operator), reads(healthy)],
  afterEach: expectNoOverflow,
} satisfies Meta<typeof HealthView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllIsWell: Story = {
  tags: ["every-look"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("All is well")).toBeVisible();
    await expect(canvas.queryByText("Act now")).toBeNull();
    await expect(canvas.getByText("4 minutes ago")).toBeVisible();
  },
};

export const SeveralThingsAreWrong: Story = {
  tags: ["every-look"],
  beforeEach: reads(troubled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("3 things need you now")).toBeVisible();
    const findings = canvas.getByRole("list", { name: "What's wrong" });
    await expect(findings.children).toHaveLength(5);
    await expect(findings.firstElementChild).toHaveTextContent("Act now");
    await expect(findings.lastElementChild).toHaveTextContent("Look at this");
    await expect(findings).toHaveTextContent("What to do: Look at the webhook's deliveries");
    await expect(canvas.getByRole("row", { name: /MailRefused 422/ })).toBeVisible();
  },
};

export const OneThingToLookAt: Story = {
  beforeEach: reads({ ...healthy, look: { ...healthy.look!, clock_skew_s: 140 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("One thing to look at")).toBeVisible();
    await expect(canvas.getByText("140 seconds off")).toBeVisible();
  },
};

export const UnfinishedSweep: Story = {
  beforeEach: reads({
    ...healthy,
    passes: [
      { hours: 1, list: "sessions", started: 1_768_212_000, reached: null },
      { hours: 72, list: "refunds", started: 1_768_212_000, reached: 1_768_125_600 },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        "1 hour, at sessions; 72 hours, at refunds, back to 11 January 2026 at 10:00 UTC",
      ),
    ).toBeVisible();
  },
};

export const NewProject: Story = {
  beforeEach: reads({
    ...healthy,
    events: { last_at: null, unheard_sessions: 0, unheard_since: null },
    ...{ sessions: null, sweep: null, look: null, mails: {} },
    versions: { funnel: null, database: null },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The sweep has never finished\./)).toBeVisible();
    const site = canvas.getByText("not looked at yet");
    await expect(site).toBeVisible();
    await expect(site.parentElement, "nothing says that it's fine").toHaveTextContent(
      /^Sitenot looked at yet$/,
    );
  },
};

export const Loading: Story = {
  tags: ["every-look"],
  beforeEach: server({ read_health: neverResponds }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading the health");
  },
};

export const CannotBeRead: Story = {
  tags: ["every-look"],
  beforeEach: server({ read_health: [serverError, answers(healthy)] }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("We couldn't load the health.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("All is well")).toBeVisible();
  },
};

export const FailsLater: Story = {
  beforeEach: server({ read_health: [answers(healthy), serverError] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Read again" }));
    await expect(await canvas.findByText("We couldn't load the health.")).toBeVisible();
    await expect(canvas.getByText("As of 12:00 UTC")).toBeVisible();
  },
};

export const NotAnOperatorAnyMore: Story = {
  beforeEach: server({
    read_health: respondsWith({ message: "This account is not an operator's." }, 403),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This account isn't an operator's/)).toBeVisible();
  },
};
