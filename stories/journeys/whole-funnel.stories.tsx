import built from "virtual:funnel";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MotionGlobalConfig } from "framer-motion";
import { MemoryRouter } from "react-router-dom";
import { expect } from "storybook/test";
import { SimulatedClock } from "xstate";
import { App } from "#app/app.tsx";
import { QUIZ_STATE } from "#lib/quiz-storage-keys.ts";
import { findPath } from "#quiz/engine/path.ts";
import { previewDependencies } from "#tools/dev/preview/pages/visitor/preview-dependencies.ts";
import { actionOn, wayThrough } from "./way-through.ts";

/** A new visitor with fixed arms: experiment to arm. */
interface Newcomer {
  arms: Record<string, string>;
}

const { plan } = built;
const toScreenName = (place: string) => plan.steps[place]?.route.slice(1) || "start";
const last = toScreenName(
  Object.keys(plan.steps).find((place) => plan.next[place] === undefined) ?? "",
);

const meta = {
  title: "Journeys/Whole funnel",
  tags: ["long"],
  parameters: { layout: "fullscreen" },
  args: { arms: {} },
  loaders: [
    ({ args: { arms } }) => {
      const clock = new SimulatedClock();
      return { clock, world: previewDependencies({ answers: {}, arms }, clock) };
    },
  ],
  beforeEach: () => {
    // Skip the screens' fades.
    const { skipAnimations = false } = MotionGlobalConfig;
    MotionGlobalConfig.skipAnimations = true;
    return () => {
      MotionGlobalConfig.skipAnimations = skipAnimations;
    };
  },
  render: (_, { loaded: { world } }) => (
    <MemoryRouter useTransitions={false}>
      <App contents={built} world={world} />
    </MemoryRouter>
  ),
  play: async ({ args: { arms }, canvasElement, loaded: { clock, world }, userEvent }) => {
    const way = await wayThrough(canvasElement, last, clock);
    const { currentStep, ...answers } = JSON.parse(world.store.get(QUIZ_STATE) ?? "{}");
    const path = findPath(plan, { answers, arms });
    await expect(way.map(({ name }) => name)).toEqual(path.map(toScreenName));
    await expect(way.map(({ progress }) => progress)).toEqual(
      path.map((place) => plan.steps[place]?.number),
    );
    await expect(way.filter(({ isHeard }) => !isHeard).map(({ name }) => name)).toEqual([
      toScreenName(plan.entry),
    ]);
    await expect(currentStep).toBe(plan.total);

    const buy = actionOn(canvasElement.querySelector("[data-step]") as HTMLElement) as HTMLElement;
    await userEvent.click(buy);
    await expect(buy).toHaveAttribute("aria-busy", "true");
  },
} satisfies Meta<Newcomer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SummaryA: Story = { args: { arms: { summary: "A" } } };
export const SummaryB: Story = { args: { arms: { summary: "B" } } };
