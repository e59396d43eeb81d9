// Loads every tab before a story looks at it, however slow the machine is.
import "./daily-plan/daily-plan-tab.tsx";
import "./groceries/groceries-tab.tsx";
import "./progress/progress-tab.tsx";
import "./recipes/recipes-tab.tsx";
import "./resources/resources-tab.tsx";
import "./workouts/workouts-tab.tsx";
