import { everyLook, lookWhere } from "#lib/tailored.ts";
import type { AnyStep } from "#steps/step.ts";
import { typeOf } from "../asked.ts";
import type { Plan } from "../plan.ts";
import { ALWAYS, isAlways } from "../settled.ts";
import { outcomesOf, whenSo } from "./outcomes.ts";

/** How long visitors stay on a step at least, in milliseconds: those who are kept the shortest, and those who are kept the longest. */
export interface Wait {
  leastMs: number;
  mostMs: number;
}

export interface Waits {
  at: Map<string, Wait>;
  /** The forks that are there for a wait alone, by the place that they stand before. */
  forkAt: Map<string, string>;
  /** Where not, whoever comes by may wait longer than the shortest. */
  isSure: boolean;
}

/** A plan in which every place keeps all its visitors equally long: one whose wait is another for some has a place for each, behind a fork. */
export function withWaitForks(plan: Plan): { plan: Plan; waits: Waits } {
  const [steps, next, forks] = [{ ...plan.steps }, { ...plan.next }, { ...plan.forks }];
  const forkAt = new Map<string, string>();
  const waits: Waits = { at: new Map(), forkAt, isSure: true };
  for (const [place, step] of Object.entries(plan.steps)) {
    const waitOf = (look: AnyStep) => typeOf(step).leastWait?.(look, plan.timings) ?? 0;
    const outcomes = outcomesOf(step, waitOf);
    const lengths = [...new Set(outcomes?.byLook ?? [])];
    const all = outcomes?.byLook ?? extremeLooks(step).map(waitOf);
    waits.at.set(place, { leastMs: Math.min(...all), mostMs: Math.max(...all) });
    if (!outcomes) waits.isSure = false;
    if (!outcomes || lengths.length < 2) continue;
    const fork = `wait:${place}`;
    forkAt.set(place, fork);
    forks[fork] = lengths.map((length) => {
      const to = `${place}:${length}`;
      steps[to] = step;
      waits.at.set(to, { leastMs: length, mostMs: length });
      return { when: whenSo(outcomes, (one) => one === length), to };
    });
    const after = plan.next[place];
    if (after !== undefined) for (const { to } of forks[fork]) next[to] = after;
  }
  const led = (to: string) => forkAt.get(to) ?? to;
  const ledAll = Object.fromEntries(Object.entries(next).map(([place, to]) => [place, led(to)]));
  const forksLed = Object.fromEntries(
    Object.entries(forks).map(([fork, arms]) => [
      fork,
      arms.map((arm) => ({ ...arm, to: fork.startsWith("wait:") ? arm.to : led(arm.to) })),
    ]),
  );
  return { plan: { ...plan, entry: led(plan.entry), steps, next: ledAll, forks: forksLed }, waits };
}

/** With every change alone, none and all: once with all the entries that it can have, once with those alone that everybody gets. */
function extremeLooks(step: AnyStep): AnyStep[] {
  const { $overrides = [] } = step;
  const changed = [$overrides, [], ...$overrides.map((override) => [override])].map((changes) => ({
    ...step,
    $overrides: changes.map((change) => ({ ...change, $when: ALWAYS })),
  }));
  return [...everyLook(step), ...changed.map((look) => lookWhere(look, isAlways))];
}
