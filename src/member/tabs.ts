import type { ComponentType, LazyExoticComponent } from "react";
import { lazyPart } from "#ui/loading/lazy-part.ts";
import type { Member } from "./member.ts";

export interface Tab {
  /** As used in the URL: `/profile?tab=progress`. */
  id: string;
  name: string;
  icon: string;
  /** True if it can show a month that's over. The others always show the current one. */
  hasMonths: boolean;
  Panel: LazyExoticComponent<ComponentType<{ member: Member }>>;
}

/** The tabs in order; each is loaded when it's opened. */
export const tabs = [
  {
    id: "daily-plan",
    name: "Daily Plan",
    icon: "sun-horizon",
    hasMonths: true,
    Panel: lazyPart(() => import("./daily-plan/daily-plan-tab.tsx"), "DailyPlanTab"),
  },
  {
    id: "progress",
    name: "Progress",
    icon: "chart-line-up",
    hasMonths: true,
    Panel: lazyPart(() => import("./progress/progress-tab.tsx"), "ProgressTab"),
  },
  {
    id: "workouts",
    name: "Workouts",
    icon: "barbell",
    hasMonths: true,
    Panel: lazyPart(() => import("./workouts/workouts-tab.tsx"), "WorkoutsTab"),
  },
  {
    id: "resources",
    name: "Resources",
    icon: "books",
    hasMonths: false,
    Panel: lazyPart(() => import("./resources/resources-tab.tsx"), "ResourcesTab"),
  },
  {
    id: "grocery-lists",
    name: "Grocery Lists",
    icon: "shopping-cart",
    hasMonths: false,
    Panel: lazyPart(() => import("./groceries/groceries-tab.tsx"), "GroceriesTab"),
  },
  {
    id: "recipes",
    name: "Recipes",
    icon: "cooking-pot",
    hasMonths: false,
    Panel: lazyPart(() => import("./recipes/recipes-tab.tsx"), "RecipesTab"),
  },
] as const satisfies readonly [Tab, ...Tab[]];

export type TabId = (typeof tabs)[number]["id"];
