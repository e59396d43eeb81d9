import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { storyPlan, storyReport } from "../../numbers-story.fixtures.ts";
import { funnelRows } from "../funnel-rows.ts";
import { FlowMap } from "./flow-map.tsx";

const report = storyReport();
const backAndPast = [
  { from: "goals", to: "start", count: 160 },
  { from: "weight", to: "height", count: 420 },
  { from: "summary-tiles", to: "age", count: 90 },
  { from: "summary-intake", to: "age", count: 70 },
  { from: "sleep", to: "habits", count: 310 },
];

const meta = {
  title: "Numbers/Flow map",
  component: FlowMap,
  args: {
    plan: storyPlan,
    rows: funnelRows({ ...report, edges: [...report.edges, ...backAndPast] }, storyPlan),
  },
  parameters: { layout: "padded" },
  afterEach: expectNoOverflow,
} satisfies Meta<typeof FlowMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BackAndPast: Story = {
  tags: ["every-look"],
  async play({ canvas }) {
    await expect(canvas.getByRole("img", { name: /Map of the funnel/ })).toBeVisible();
  },
};
