import type { StorybookConfig } from "@storybook/react-vite";
import { screensIndexer } from "../scripts/storybook/screens-indexer.ts";

const config: StorybookConfig = {
  framework: { name: "@storybook/react-vite", options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } } },
  // the chapters of the funnel are stories too: a story for each screen, by the indexer below
  stories: ["../stories/**/*.stories.tsx", "../src/**/*.stories.tsx", "../funnel/steps/*.yaml"],
  experimental_indexers: (indexers = []) => [...indexers, screensIndexer],
  addons: ["@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // tasks for those who learn Storybook, above what designers look for
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: false },
};

export default config;
