import type { Plan } from "#compiler/plan.ts";
import { memoryStore, visit } from "../../engine/visit.fixtures.ts";

/** Opens a screen with what is stored, and presses its button. Throws if that leads nowhere. */
export function openScreen(plan: Plan, route: string, quizState: string): void {
  const { getShownStep, carryOn, place } = visit(route, {
    plan,
    store: memoryStore({ quizState }),
  });
  getShownStep();
  carryOn();
  if (place() === undefined) throw new Error(`${route} leads nowhere`);
}
