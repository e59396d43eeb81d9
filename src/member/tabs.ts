import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { Member } from "./member.ts";

export interface Tab {
  /** As it stands in the address: `/profile?tab=progress`. */
  id: string;
  name: string;
  icon: string;
  Panel: LazyExoticComponent<ComponentType<{ member: Member }>>;
}

/** The tabs in their order; each is fetched when it is opened. */
export const tabs: [Tab, ...Tab[]] = [
  { id: "daily-plan", name: "Daily Plan", icon: "sun-horizon", Panel: panel(() => import("./daily-plan/daily-plan-tab.tsx"), "DailyPlanTab") },
  { id: "progress", name: "Progress", icon: "chart-line-up", Panel: panel(() => import("./progress/progress-tab.tsx"), "ProgressTab") },
  { id: "workouts", name: "Workouts", icon: "barbell", Panel: panel(() => import("./workouts/workouts-tab.tsx"), "WorkoutsTab") },
  { id: "resources", name: "Resources", icon: "books", Panel: panel(() => import("./resources/resources-tab.tsx"), "ResourcesTab") },
  { id: "grocery-lists", name: "Grocery Lists", icon: "shopping-cart", Panel: panel(() => import("./groceries/groceries-tab.tsx"), "GroceriesTab") },
  { id: "recipes", name: "Recipes", icon: "cooking-pot", Panel: panel(() => import("./recipes/recipes-tab.tsx"), "RecipesTab") },
];

function panel<Name extends string>(load: () => Promise<Record<Name, ComponentType<{ member: Member }>>>, name: Name) {
  return lazy(() => load().then((module) => ({ default: module[name] })));
}
