import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { createSession, startSession } from "#api/account/session.fixtures.ts";
import { networkError, respondsWith, server } from "#api/server.fixtures.ts";
import type { Json } from "#lib/json.ts";
import { stopTime } from "#lib/time.fixtures.ts";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { TabForStories } from "../tab.fixtures.tsx";
import { GroceriesTab } from "./groceries-tab.tsx";
import { withLists } from "./lists/lists.fixtures.ts";
import { shopFoods } from "./week-list/week-list.fixtures.ts";

const ann = { userId: "ann", email: "ann@example.com" };
const expires_at = "2026-02-11T10:00:00.000Z";

/** The list for week 2 as the journal has it, with more entries about it. */
const weekTwo = (more: Record<string, Json> = {}) => [
  [0, "list:a", { createdAt: "2026-01-09T12:00:00.000Z", order: 1, week: 2, people: 1 }] as const,
  ...Object.entries(more).map(([field, value]) => [0, field, value] as const),
];

const meta = {
  title: "Member area/Grocery lists/Following the plan",
  component: TabForStories,
  args: { Tab: GroceriesTab, day: 9, program: { foods: shopFoods }, wrote: weekTwo() },
  parameters: { layout: "fullscreen" },
  beforeEach: [stopTime, withLists({ draft: { open: "a" } })],
  afterEach: expectNoOverflow,
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const sheetIn = (canvas: Canvas) => within(canvas.getByRole("region", { name: "Your list" }));

export const ForAWeek: Story = {
  tags: ["every-look"],
  play: async ({ canvas, userEvent }) => {
    const sheet = sheetIn(canvas);
    await expect(sheet.getByLabelText("List name")).toHaveValue("Week 2, for 1 person");
    const [meals] = sheet.getAllByText(/^For \d+ meals$/);
    if (!meals) throw new Error("No item is for several meals.");
    await userEvent.click(meals);
    await expect(sheet.getAllByText(/\(days? [\d, and]+\)$/)[0]).toBeVisible();
  },
};

/** Another number of people changes every amount, and the list says so until it's dismissed. */
export const ForMorePeople: Story = {
  args: { wrote: weekTwo({ "seen:a": { trout: 100, liver: 100 } }) },
  play: async ({ canvas, userEvent }) => {
    const sheet = sheetIn(canvas);
    await expect(sheet.getByText("What changed:")).toBeVisible();
    await userEvent.click(sheet.getByRole("button", { name: "One person more" }));
    await expect(sheet.getByLabelText("List name")).toHaveValue("Week 2, for 2 people");
    await userEvent.click(sheet.getByRole("button", { name: "Got it" }));
    await expect(sheet.queryByText("What changed:")).toBeNull();
    await expect(canvas.getByRole("heading", { name: "Your list" })).toHaveFocus();
  },
};

export const NoLongerNeeded: Story = {
  args: { wrote: weekTwo({ "seen:a": { "goose-liver": 300 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no more goose liver\.$/)).toBeVisible();
  },
};

/** An item at home leaves the list, and comes back with one press. */
export const AtHome: Story = {
  play: async ({ canvas, userEvent }) => {
    const sheet = sheetIn(canvas);
    const salt = () => sheet.queryByRole("checkbox", { name: "Salt" });
    await userEvent.click(sheet.getByRole("button", { name: "I have Salt at home" }));
    await expect(salt()).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(salt()).toBeVisible();
    await userEvent.click(sheet.getByRole("button", { name: "I have Salt at home" }));
    await userEvent.click(sheet.getByText("At home (1)"));
    await userEvent.click(sheet.getByRole("button", { name: "Buy Salt after all" }));
    await expect(salt()).toHaveFocus();
  },
};

export const Sharing: Story = {
  tags: ["look"],
  beforeEach: [
    startSession(ann),
    server({
      my_shared_lists: respondsWith([]),
      share_list: respondsWith(expires_at),
      update_shared_list: respondsWith(true),
      stop_sharing: respondsWith(null),
      token: respondsWith(createSession(ann)),
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Share list" }));
    const link = await canvas.findByLabelText<HTMLInputElement>("Link to this list");
    await expect(new URL(link.value).hash).toMatch(/^#[\w-]{43}$/);
    await expect(canvas.getByText(/until February 11\./)).toBeVisible();
  },
};

export const SharedElsewhere: Story = {
  beforeEach: [
    startSession(ann),
    server({
      my_shared_lists: respondsWith([{ list: "a", expires_at }]),
      update_shared_list: respondsWith(true),
      stop_sharing: respondsWith(null),
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^You shared this list by a link from another device\./);
    await userEvent.click(canvas.getByRole("button", { name: "Stop sharing" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Share list" })).toHaveFocus());
  },
};

export const SharingWithoutAConnection: Story = {
  beforeEach: [
    startSession(ann),
    server({ my_shared_lists: respondsWith([]), share_list: networkError }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Share list" }));
    await canvas.findByText("We couldn't reach the server. Check your connection and try again.");
  },
};

/** Everything is kept on this device, and sent later. */
export const Offline: Story = {
  args: { sync: "waiting" },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("Kept on this device until your account can be reached");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Salt" }));
    await expect(canvas.getByRole("checkbox", { name: "Salt" })).toBeChecked();
  },
};

export const Dark: Story = {
  tags: ["look"],
  args: { wrote: weekTwo({ "seen:a": { "goose-liver": 300 } }) },
  globals: { theme: "dark" },
};
export const SmallestPhone: Story = {
  tags: ["look"],
  args: {
    wrote: weekTwo({
      "seen:a": { "goose-liver": 300 },
      "item:a:salt": { food: "salt", atHome: true },
    }),
  },
  globals: { viewport: { value: "smallest" } },
};
