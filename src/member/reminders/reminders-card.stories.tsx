import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { startSession } from "#api/account/session.fixtures.ts";
import {
  networkError,
  neverResponds,
  respondsWith,
  server,
  serverError,
} from "#api/server.fixtures.ts";
import { goOffline } from "#lib/network.fixtures.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { MemberPage } from "../member-page.tsx";
import { QueriesForStories } from "../tab.fixtures.tsx";
import { RemindersCard } from "./reminders-card.tsx";

const off = { calendar: false, names: false, events: [], weekly: false };
const on = { ...off, calendar: true };
const secret = "ca1e4da2".repeat(8);

/** A member with these reminders, and what else the server answers. */
const member = (
  reminders: Parameters<typeof respondsWith>[0],
  answers: Parameters<typeof server>[0] = {},
) => [
  ownStorage(),
  startSession({ userId: "ann", email: "ann@example.com" }),
  server({
    my_reminders: respondsWith(reminders),
    reminders: respondsWith({ secret }),
    close_calendar: respondsWith(null),
    set_calendar_names: respondsWith(null),
    stop_weekly_mail: respondsWith(null),
    ...answers,
  }),
];

const meta = {
  title: "Member area/Reminders",
  component: RemindersCard,
  args: { userId: "ann", email: "ann@example.com" },
  decorators: [
    (Story) => (
      <QueriesForStories>
        <MemberPage>
          <Story />
        </MemberPage>
      </QueriesForStories>
    ),
  ],
  parameters: { layout: "fullscreen" },
  beforeEach: member(off),
  afterEach: expectNoOverflow,
} satisfies Meta<typeof RemindersCard>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<StoryContext, "canvas" | "userEvent">;

const open = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole("button", { name: "Set up reminders" }));
const press = async ({ canvas, userEvent }: Play, name: string) =>
  userEvent.click(await canvas.findByRole("button", { name }));

export const Closed: Story = { beforeEach: server({}) };

export const Off: Story = {
  tags: ["every-look"],
  play: async (story) => {
    await open(story);
    await expect(
      await story.canvas.findByRole("button", { name: "Turn on the calendar" }),
    ).toBeVisible();
  },
};

export const On: Story = {
  tags: ["every-look"],
  beforeEach: member({ ...on, weekly: true }),
  play: async (story) => {
    const { canvas } = story;
    await open(story);
    await expect(
      await canvas.findByText(/^You get one email a week, at ann@example\.com\./),
    ).toBeVisible();
    await expect(await canvas.findByLabelText("Your private address")).toHaveValue(
      `${location.origin}/functions/v1/calendar/${secret}.ics`,
    );
    await expect(canvas.getByRole("link", { name: "Add to calendar" })).toHaveAttribute(
      "href",
      `webcal://${location.host}/functions/v1/calendar/${secret}.ics`,
    );
    await expect(
      canvas.getByRole("checkbox", { name: "Show the names of meals" }),
    ).not.toBeChecked();
  },
};

export const TurningOn: Story = {
  beforeEach: member(off, { reminders: neverResponds }),
  play: async (story) => {
    await open(story);
    await press(story, "Turn on the calendar");
    await expect(story.canvas.getByRole("button", { name: "Turning it on..." })).toBeDisabled();
  },
};

export const TurnedOnAndOff: Story = {
  play: async (story) => {
    const { canvas } = story;
    await open(story);
    await press(story, "Turn on the calendar");
    await canvas.findByText("The calendar is on.");
    await press(story, "Turn off");
    await canvas.findByText("The calendar is off. Its address shows nothing any more.");
    await expect(canvas.queryByLabelText("Your private address")).toBeNull();
  },
};

export const NotTurnedOn: Story = {
  beforeEach: member(off, { reminders: [networkError, respondsWith({ secret })] }),
  play: async (story) => {
    await open(story);
    await press(story, "Turn on the calendar");
    await expect(await story.canvas.findByText(/^That didn't work\./)).toBeVisible();
    await press(story, "Turn on the calendar");
    await story.canvas.findByText("The calendar is on.");
  },
};

export const AnotherAddress: Story = {
  beforeEach: member(on, {
    reminders: [respondsWith({ secret }), respondsWith({ secret: "0".repeat(64) })],
  }),
  play: async (story) => {
    const { canvas } = story;
    await open(story);
    await press(story, "New address");
    await expect(await canvas.findByText(/^This is your new address\./)).toBeVisible();
    await expect(canvas.getByLabelText("Your private address")).toHaveValue(
      `${location.origin}/functions/v1/calendar/${"0".repeat(64)}.ics`,
    );
  },
};

export const NamesAllowed: Story = {
  beforeEach: member(on),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await open(story);
    const box = await canvas.findByRole("checkbox", { name: "Show the names of meals" });
    await userEvent.click(box);
    await canvas.findByText("Names of meals are in your calendar.");
    await expect(box).toBeChecked();
  },
};

export const Copied: Story = {
  beforeEach: member(on),
  play: async (story) => {
    const { canvas } = story;
    const writeText = fn(async () => {});
    const { clipboard } = navigator;
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    await open(story);
    await press(story, "Copy the address");
    await expect(await canvas.findByText("Copied.")).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(expect.stringContaining(secret));
    Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  },
};

export const AddressNotRead: Story = {
  beforeEach: member(on, { reminders: [serverError, respondsWith({ secret })] }),
  play: async (story) => {
    await open(story);
    await expect(await story.canvas.findByText(/we couldn't look up its address/)).toBeVisible();
    await press(story, "Try again");
    await story.canvas.findByLabelText("Your private address");
  },
};

const typeCode = async (story: Play) => {
  await open(story);
  await press(story, "Get the weekly email");
  await story.userEvent.type(await story.canvas.findByLabelText("6-digit code"), "481 516");
  await press(story, "Turn on the weekly email");
};

export const WeeklyMailTurnedOnAndOff: Story = {
  play: async (story) => {
    const { canvas } = story;
    await typeCode(story);
    await canvas.findByText(/^The weekly email is on\./);
    await press(story, "Stop the weekly email");
    await expect(await canvas.findByText("The weekly email is stopped.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Get the weekly email" })).toBeVisible();
  },
};

export const CodeFromTheMail: Story = {
  tags: ["every-look"],
  play: async (story) => {
    await open(story);
    await press(story, "Get the weekly email");
    await expect(await story.canvas.findByLabelText("6-digit code")).toBeVisible();
    await press(story, "Turn on the weekly email");
    await expect(story.canvas.getByText("Please enter the 6-digit code")).toBeVisible();
  },
};

export const WrongCode: Story = {
  beforeEach: member(off, {
    reminders: [
      respondsWith({ sent: true }),
      respondsWith(
        { error: "This code is wrong or has expired. Please check it, or ask for a new one." },
        400,
      ),
    ],
  }),
  play: async (story) => {
    await typeCode(story);
    await expect(
      await story.canvas.findByText(/^This code is wrong or has expired\./),
    ).toBeVisible();
  },
};

export const TooManyCodes: Story = {
  beforeEach: member(off, {
    reminders: respondsWith(
      { error: "Too many attempts. Please wait an hour and try again." },
      429,
    ),
  }),
  play: async (story) => {
    await open(story);
    await press(story, "Get the weekly email");
    await expect(await story.canvas.findByText(/^Too many attempts\./)).toBeVisible();
  },
};

export const LookingUp: Story = {
  beforeEach: member(off, { my_reminders: neverResponds }),
  play: async (story) => {
    await open(story);
    await expect(await story.canvas.findByText("Looking up your reminders")).toBeInTheDocument();
  },
};

export const NotRead: Story = {
  beforeEach: member(off, { my_reminders: [serverError, respondsWith(off)] }),
  play: async (story) => {
    await open(story);
    await expect(
      await story.canvas.findByText("We couldn't look up your reminders."),
    ).toBeVisible();
    await press(story, "Try again");
    await story.canvas.findByRole("button", { name: "Turn on the calendar" });
  },
};

export const Offline: Story = {
  beforeEach: [...member(off, { my_reminders: networkError }), goOffline],
  play: async (story) => {
    await open(story);
    await waitFor(() => expect(story.canvas.getByText(/^You're offline\./)).toBeVisible());
  },
};
