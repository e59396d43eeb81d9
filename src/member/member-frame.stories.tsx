import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import "./all-tabs.fixtures.ts";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { LogOut } from "./log-out.tsx";
import { createMember } from "./member.fixtures.ts";
import type { Member } from "./member.ts";
import { MemberFrame } from "./member-frame.tsx";
import { MemberTabs } from "./member-tabs.tsx";
import { QueriesForStories } from "./tab.fixtures.tsx";

/** A log-out button for a made-up member; it logs no one out. */
function leaving({ tracker }: Member) {
  return <LogOut userId="ann" tracker={tracker} onLeave={fn()} />;
}

const meta = {
  title: "Member area/Frame",
  component: MemberFrame,
  args: {
    brand: "Carnivore Plan",
    email: "ann@example.com",
    leave: leaving(createMember({ day: 12 })),
    children: undefined,
  },
  render: (args) => (
    <QueriesForStories>
      <MemberFrame {...args}>
        <MemberTabs member={createMember({ day: 12 })} />
      </MemberFrame>
    </QueriesForStories>
  ),
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/profile" },
  afterEach: expectNoOverflow,
} satisfies Meta<typeof MemberFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  tags: ["every-look"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Your plan" })).toHaveFocus();
    await expect(document.title).toBe("Your plan · Carnivore Plan");
    await expect(await canvas.findByText("Day 12 of 30")).toBeVisible();
  },
};

export const LoggingOutWhileNotesAreSent: Story = {
  args: { leave: leaving(createMember({ wrote: [[1, "mood", "Good"]], sync: "saving" })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Log out" }));
    await expect(canvas.getByRole("button", { name: "Log out" })).toBeDisabled();
  },
};

export const LoggingOutWouldLoseNotes: Story = {
  tags: ["every-look"],
  args: { leave: leaving(createMember({ wrote: [[1, "mood", "Good"]], sync: "waiting" })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Log out" }));
    await expect(await canvas.findByText(/If you log out now, you'll lose it/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Stay" })).toHaveFocus();
  },
};

export const StayingAfterAll: Story = {
  args: LoggingOutWouldLoseNotes.args ?? {},
  play: async (context) => {
    await LoggingOutWouldLoseNotes.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Stay" }));
    await expect(canvas.getByRole("button", { name: "Log out" })).toHaveFocus();
  },
};

export const NobodySignedIn: Story = {
  render: ({ leave: _, ...args }) => (
    <MemberFrame {...args}>
      <p>What the team sees</p>
    </MemberFrame>
  ),
  play: ({ canvas }) => expect(canvas.queryByRole("button", { name: "Log out" })).toBeNull(),
};

export const AnotherTab: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Workouts" }));
    await expect(await canvas.findByRole("heading", { name: "Workouts" })).toBeVisible();
    await expect(canvas.getByRole("tab", { name: "Daily Plan" })).toHaveAttribute(
      "aria-selected",
      "false",
    );
    await expect(canvas.queryByText(/^Welcome/)).toBeNull();
    await expect(canvas.getByRole("button", { name: "Log out" })).toBeVisible();
  },
};

/** All tabs are visible without swiping, and large enough for a thumb. */
export const AllTabsInSight: Story = {
  globals: { viewport: { value: "smallest" } },
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole("tab")) {
      const { left, right, bottom, width, height } = tab.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await expect(tab.scrollWidth, `${tab.textContent} does not fit`).toBeLessThanOrEqual(
        tab.clientWidth,
      );
    }
  },
};

/**
 * With large text, the tabs go above the plan in rows: a bar at the bottom would fill the window.
 */
export const AllTabsInLargeText: Story = {
  tags: ["look"],
  globals: { textSize: "200%", viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("tab").at(-1)?.getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByRole("tabpanel").getBoundingClientRect().top,
    );
  },
};

export const TabsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("tab", { name: "Daily Plan" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Progress" })).toHaveFocus());
    await waitFor(() =>
      expect(canvas.getByRole("tab", { name: "Progress" })).toHaveAttribute(
        "aria-selected",
        "true",
      ),
    );
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Recipes" })).toHaveFocus());
    await expect(await canvas.findByRole("searchbox", { name: "Search recipes" })).toBeVisible();
  },
};

export const ByALinkOfTheDay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Log your day" }));
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Progress" })).toHaveFocus());
  },
};

/** Another day was shown. Choosing the current day moves the whole plan. */
export const CurrentDayChosenInProgress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Next day" }));
    await expect(await canvas.findByText("Day 13 of 30")).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Progress" }));
    await userEvent.selectOptions(await canvas.findByLabelText("Day"), "20");
    await userEvent.click(canvas.getByRole("tab", { name: "Daily Plan" }));
    await expect(await canvas.findByText("Day 20 of 30")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Today's plan" })).toBeVisible();
  },
};

export const LongestAddress: Story = {
  tags: ["look"],
  args: { email: `${"a.very.long.name.".repeat(9)}@${"subdomain.".repeat(6)}example.com` },
};
export const RightToLeft: Story = {
  tags: ["look"],
  globals: { direction: "rtl" },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = [
      canvas.getByRole("tab", { name: "Daily Plan" }),
      canvas.getByRole("tab", { name: "Progress" }),
    ];
    await expect(first.getBoundingClientRect().left).toBeGreaterThan(
      second.getBoundingClientRect().left,
    );
    first.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(second).toHaveFocus());
  },
};

export const LargeText: Story = {
  ...LongestAddress,
  tags: ["look"],
  globals: { textSize: "200%", viewport: { value: "tablet" } },
};
