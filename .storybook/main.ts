import type { StorybookConfig } from "@storybook/react-vite";
import type { Channel } from "storybook/internal/channels";
import type { Options } from "storybook/internal/types";
import { followFunnel } from "#tools/dev/storybook/follow-funnel.ts";
import { screensIndexer } from "#tools/dev/storybook/screens-indexer.ts";

const config: StorybookConfig & {
  experimental_serverChannel(channel: Channel, options: Options): Promise<Channel>;
} = {
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  // The chapters of the funnel are stories too: one story per screen, created by the indexer below.
  stories: ["../stories/**/*.stories.tsx", "../src/**/*.stories.tsx", "../funnel/steps/*.yaml"],
  experimental_indexers: (indexers = []) => [...indexers, screensIndexer],
  // Missing from the types.
  experimental_serverChannel: async (channel, { presets }) => {
    await followFunnel(channel, presets);
    return channel;
  },
  addons: ["@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Hides the tasks for learning Storybook, which would be above what designers look for.
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: false },
};

export default config;
