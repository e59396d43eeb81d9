import { everyLook, lookWhere } from "#lib/tailored.ts";
import type { AnyStep } from "#steps/step.ts";
import { typeOf } from "../asked.ts";
import type { Plan } from "../plan.ts";
import { outcomesOf, whenSo } from "./outcomes.ts";

export interface Waits {
  /** What a visitor waits at a place at least, in milliseconds. */
  leastAt: Map<string, number>;
  /** Where not, whoever comes by may wait longer. */
  isSure: boolean;
}

/** A plan in which every place keeps all its visitors equally long: one whose wait is another for some has a place for each, behind a fork. */
export function withWaitForks(plan: Plan): { plan: Plan; waits: Waits } {
  const [steps, next, forks] = [{ ...plan.steps }, { ...plan.next }, { ...plan.forks }];
  const waits: Waits = { leastAt: new Map(), isSure: true };
  const forkAt = new Map<string, string>();
  for (const [place, step] of Object.entries(plan.steps)) {
    const waitOf = (look: AnyStep) => typeOf(step).leastWait?.(look, plan.timings) ?? 0;
    const outcomes = outcomesOf(step, waitOf);
    const lengths = [...new Set(outcomes?.byLook ?? [])];
    waits.leastAt.set(place, Math.min(...(outcomes?.byLook ?? [...everyLook(step), lookWhere(step, () => false)].map(waitOf))));
    if (!outcomes) waits.isSure = false;
    if (!outcomes || lengths.length < 2) continue;
    const fork = `wait:${place}`;
    forkAt.set(place, fork);
    forks[fork] = lengths.map((length) => {
      const to = `${place}:${length}`;
      steps[to] = step;
      waits.leastAt.set(to, length);
      return { when: whenSo(outcomes, (one) => one === length), to };
    });
    const after = plan.next[place];
    if (after !== undefined) for (const { to } of forks[fork]) next[to] = after;
  }
  const led = (to: string) => forkAt.get(to) ?? to;
  const ledAll = Object.fromEntries(Object.entries(next).map(([place, to]) => [place, led(to)]));
  const forksLed = Object.fromEntries(
    Object.entries(forks).map(([fork, arms]) => [fork, arms.map((arm) => ({ ...arm, to: fork.startsWith("wait:") ? arm.to : led(arm.to) }))]),
  );
  return { plan: { ...plan, entry: led(plan.entry), steps, next: ledAll, forks: forksLed }, waits };
}
