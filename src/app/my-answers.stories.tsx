import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { EXCLUDED_LABELS } from "#member/answers/answer-groups.ts";
import { AnswersPage } from "#member/answers/answers-page.tsx";
import { storyAnswers } from "#member/program/rules.fixtures.ts";
import { TabForStories } from "#member/tab.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { built } from "./built-contents.ts";
import { useContents } from "./contents.ts";
import { memberQuestions, visitInMemory } from "./member-questions.tsx";

type Situation = Omit<Parameters<typeof TabForStories>[0], "Tab">;

/** The answers of a member, with the questions of the real funnel. */
function MyAnswers(situation: Situation) {
  const { plan, site } = useContents(built);
  return (
    <TabForStories
      {...situation}
      Tab={({ member }) => (
        <AnswersPage
          member={member}
          brand={site.brand.name}
          loadQuestions={async () =>
            memberQuestions(visitInMemory(plan, "/", { answers: {}, arms: {} }))
          }
        />
      )}
    />
  );
}

const AT = "/profile?answers";
const known = { ...storyAnswers, goals: ["weight", "fit"], meatPreferences: { lamb: "hate" } };

const meta = {
  title: "Member area/My answers",
  component: MyAnswers,
  args: { address: AT, day: 8, wrote: [[0, "plan-answers", known]] },
  parameters: { layout: "fullscreen" },
  afterEach: expectNoOverflow,
} satisfies Meta<typeof MyAnswers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  tags: ["every-look"],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("heading", { name: "My answers" })).toHaveFocus());
    await expect(canvas.getByText("Hate: Lamb")).toBeVisible();
  },
};

export const Changing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: /Time to cook/ }));
    await userEvent.click(await canvas.findByRole("button", { name: /too busy/i }));
    await expect(await canvas.findByText("Your changes count from day 9 on.")).toBeVisible();
    await expect(canvas.getByText("From day 9 on. Until then: Up to 1 hour")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("link", { name: /Time to cook/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(canvas.queryByText(/Your changes count/)).toBeNull());
    await expect(canvas.queryByText(/^From day 9/)).toBeNull();
  },
};

export const ChangingUnitsAndPeople: Story = {
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole("region", { name: "Units and people" });
    await expect(card.scrollWidth, "the card holds all of it").toBe(card.clientWidth);
    const settings = within(card);
    await expect(settings.getByRole("button", { name: "Ounces and pounds" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await userEvent.click(settings.getByRole("button", { name: "Grams and kilos" }));
    await expect(settings.getByRole("button", { name: "Grams and kilos" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await userEvent.click(settings.getByRole("button", { name: "One person more" }));
    await expect(settings.getByText("2 people")).toBeVisible();
  },
};

export const LeavingOut: Story = {
  args: { address: `${AT}=left-out` },
  tags: ["every-look"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: EXCLUDED_LABELS.seafood }));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Your changes count from day 9 on.")).toBeVisible();
    await expect(canvas.getByText(EXCLUDED_LABELS.seafood)).toBeVisible();
  },
};

/** Without meat, fish, eggs, and milk, nothing is left to eat. */
export const NothingLeft: Story = {
  args: {
    address: `${AT}=left-out`,
    wrote: [[0, "plan-answers", { ...known, meatRelationship: "none" }]],
  },
  play: async ({ canvas, userEvent }) => {
    for (const name of Object.values(EXCLUDED_LABELS))
      await userEvent.click(await canvas.findByRole("checkbox", { name }));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "No meals are left with this answer. First allow other foods again.",
    );
    await expect(canvas.getByRole("heading", { name: /leave out/ })).toBeVisible();
  },
};

export const Lost: Story = {
  args: { address: `${AT}=missing`, wrote: [], isIncomplete: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText("15 questions left")).toBeVisible();
    await userEvent.click(
      await waitFor(() => canvasElement.querySelector<HTMLElement>('[data-option="female"]')!),
    );
    await expect(await canvas.findByText("14 questions left")).toBeVisible();
  },
};

export const OnlyInThisBrowser: Story = {
  args: { wrote: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Keep them in my account" }));
    await waitFor(() => expect(canvas.queryByText(/only in this browser/)).toBeNull());
  },
};

export const Erasing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Erase my plan's answers" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Erase your plan's answers?" }),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Erase them" }));
    await waitFor(() => expect(canvas.getAllByText("Not answered").length).toBeGreaterThan(10));
  },
};

export const Offline: Story = {
  args: { sync: "waiting" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "My answers" })).toBeVisible();
  },
};

/** No plan can be made for someone who weighs a pound. */
export const Unusable: Story = {
  args: { address: `${AT}=weight` },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole("spinbutton");
    await userEvent.clear(field);
    await userEvent.type(field, "1");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(await canvas.findByText(/We can't make a plan with this answer/)).toBeVisible();
    await expect(canvas.getByText("176 lbs")).toBeVisible();
  },
};

export const ChangesToCome: Story = {
  args: {
    wrote: [
      [0, "plan-answers", known],
      [3, "plan-answers", { ...known, fishPreference: "no" }],
      [
        9,
        "plan-answers",
        { ...known, fishPreference: "no", lunchTime: "skip", exclusions: ["seafood"] },
      ],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has been made since day 3 from/)).toBeVisible();
    await expect(canvas.getByText("From day 9 on. Until then: Nothing")).toBeVisible();
  },
};
export const NothingAnswered: Story = { args: { wrote: [[0, "plan-answers", {}]] } };

export const LongestAnswers: Story = {
  tags: ["look"],
  args: {
    wrote: [
      [
        0,
        "plan-answers",
        {
          ...known,
          goals: ["weight", "fit", "muscle", "energy"],
          improvementAreas: ["arms", "chest", "back", "belly", "butt", "legs"],
          meatPreferences: {
            ...{ pork: "hate", beef: "love", chicken: "neutral" },
            ...{ duck: "hate", turkey: "love", lamb: "neutral" },
          },
          exclusions: ["egg", "dairy", "fish", "seafood"],
        },
      ],
    ],
  },
  globals: { viewport: { value: "smallest" } },
};
