import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import type { Json } from "#lib/json.ts";
import { stopTime } from "#lib/time.fixtures.ts";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { TabForStories } from "../../tab.fixtures.tsx";
import { ProgressTab } from "../progress-tab.tsx";
import { chooseFile } from "../records/choose-file.fixtures.ts";
import { appleExport } from "./import.fixtures.ts";

/** The clock stands still on January 12, which is day 1 of the plan. */
const daysAgo = (days: number) =>
  new Date(Date.UTC(2026, 0, 12 - days, 12)).toISOString().slice(0, 10);
const row = (days: number, weight: string) => `${daysAgo(days)};${weight}`;
const table = (head: string, ...rows: string[]) =>
  new File([[head, ...rows].join("\n")], "weights.csv", { type: "text/csv" });
const dated = (days: number, kg: number): [number, string, Json] => [
  0,
  `weights-${daysAgo(days).slice(0, 4)}`,
  { [daysAgo(days).slice(5)]: kg },
];

const meta = {
  title: "Member area/Progress/Import",
  component: TabForStories,
  args: { Tab: ProgressTab, unit: "kg" },
  parameters: { layout: "fullscreen" },
  beforeEach: stopTime,
  afterEach: expectNoOverflow,
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

const open = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(canvas.getByRole("button", { name: "Import older weights" }));
  await canvas.findByRole("heading", { name: "Import older weights" });
};
const choose = async (context: Context, file: File) => {
  await open(context);
  await chooseFile(context.canvasElement, file);
};

export const BeforeAFile: Story = {
  tags: ["look"],
  play: async (context) => {
    await open(context);
    await expect(context.canvas.getByRole("button", { name: "Choose a file" })).toBeVisible();
    const heading = context.canvas.getByRole("heading", { name: "Import older weights" });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const SavingAndUndo: Story = {
  play: async (context) => {
    await choose(
      context,
      table("Datum;Gewicht (kg)", row(90, "92,5"), row(60, "91"), row(30, "90")),
    );
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole("button", { name: "Save 3 weights" }));
    await canvas.findByText("3 weights saved.");
    await userEvent.click(canvas.getByRole("button", { name: "Everything" }));
    await expect(canvas.getByText(/^You are down 2.5 kg since /)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await canvas.findByText("The import is undone. Everything is as it was before.");
    await expect(canvas.queryByRole("button", { name: "Everything" })).toBeNull();
  },
};

export const PreviewWithConflicts: Story = {
  tags: ["look"],
  args: {
    wrote: [dated(60, 95), dated(30, 90), [1, "weight", { value: 89, unit: "kg" }]],
  },
  play: async (context) => {
    await choose(
      context,
      table(
        "Date;Weight (kg)",
        row(90, "92.5"),
        row(60, "91"),
        row(30, "90"),
        row(0, "88"),
        row(-3, "88"),
        row(3000, "80"),
        row(10, "900"),
        "yesterday;91",
      ),
    );
    const { canvas, userEvent } = context;
    await canvas.findByText(/^7 weights in your table, from /);
    for (const line of [
      /^1 day to add\. The first: .*, 92\.5 kg\.$/,
      "1 day that you have already.",
      "2 days with another weight of yours.",
      /^1 day after today, .*, left out\. Is the date of this device right\?$/,
      "1 day from more than 5 years ago, left out.",
      "1 day with an impossible weight, left out. Is the unit right?",
      "1 row that we can't read, left out.",
    ])
      await expect(canvas.getByText(line)).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "Keep mine" })).toBeChecked();
    await expect(canvas.getByRole("button", { name: "Save 1 weight" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Take the file's" }));
    await expect(canvas.getByRole("row", { name: /89 kg 88 kg$/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Save 3 weights" })).toBeVisible();
  },
};

/** The file doesn't say whether it's in pounds, or which number is the month. */
export const UnclearFile: Story = {
  play: async (context) => {
    const year = new Date().getFullYear() - 1;
    await choose(context, table("Date;Weight", `3/4/${year};181.9`));
    const { canvas, userEvent } = context;
    await canvas.findByText(`1 weight in your table, from Apr 3, ${year} to Apr 3, ${year}.`);
    await userEvent.click(canvas.getByRole("button", { name: "lbs" }));
    await userEvent.click(canvas.getByRole("button", { name: "March 4" }));
    await canvas.findByText(`1 weight in your table, from Mar 4, ${year} to Mar 4, ${year}.`);
    await expect(
      canvas.getByText(`1 day to add. The first: Mar 4, ${year}, 82.5 kg.`),
    ).toBeVisible();
  },
};

export const AppleHealthInPounds: Story = {
  args: { unit: "lbs" },
  play: async (context) => {
    const year = new Date().getFullYear() - 1;
    const text = appleExport.replaceAll("2026-", `${year}-`);
    await choose(context, new File([text], "export.xml"));
    await context.canvas.findByText(
      `2 weights in Apple Health, from Mar 4, ${year} to Mar 5, ${year}.`,
    );
    await expect(context.canvas.getByText(/181\.9 lbs/)).toBeVisible();
  },
};

export const NotAFileWithWeights: Story = {
  play: async (context) => {
    await choose(context, new File(["%PDF-1.7"], "plan.pdf"));
    await waitFor(() =>
      expect(context.canvas.getByRole("alert")).toHaveTextContent(
        /^This isn't a file with weights\..* Nothing was changed\.$/,
      ),
    );
    await expect(context.canvas.getByRole("button", { name: "Choose a file" })).toBeVisible();
  },
};

export const RemovingTheHistory: Story = {
  args: { wrote: [dated(60, 95)] },
  play: async (context) => {
    await open(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Remove them" }));
    await expect(canvas.queryByRole("button", { name: "Everything" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Undo" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Everything" })).toBeVisible();
  },
};
