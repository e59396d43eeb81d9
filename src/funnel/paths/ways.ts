import type { Domain } from "#steps/step-type.ts";
import { armsWithVisitors } from "../arms-with-visitors.ts";
import { askedAt, leastWaitAt } from "../asked.ts";
import type { Plan } from "../plan.ts";
import { type Assumptions, assuming, stillMattering, subjectsOf, takenWhen } from "./assumptions.ts";
import { END, each, either, type Way, type Ways } from "./way.ts";

/** Beyond this many different standings at forks, ways are counted as if no answer excluded another. */
const MOST_STANDINGS = 3_000;

/** What is known of whoever stands at a place. */
interface Standing {
  /** What was asked, with the values that it can have. */
  asked: ReadonlyMap<string, Domain>;
  assumptions: Assumptions;
}

interface Count {
  plan: Plan;
  /** Whether what was assumed at one fork counts at the next. */
  remembers: boolean;
  arms: Record<string, string[]>;
  /** By fork and by what matters of the standing there. */
  found: Map<string, Ways>;
  readFrom: Map<string, ReadonlySet<string>>;
}

/** All ways that lead some visitor through a plan, counted and measured. Ways differ by what is taken at a fork. */
export function waysThrough(plan: Plan): Ways {
  const start: Standing = { asked: new Map(), assumptions: [] };
  const counted = waysFrom(plan.entry, start, newCount(plan, true));
  const ways = counted ?? { ...(waysFrom(plan.entry, start, newCount(plan, false)) ?? END), isExact: false };
  // the first screen is there at once
  return each(ways, (way) => ({ ...way, waitMs: way.waitMs - transitionMs(plan) }));
}

function newCount(plan: Plan, remembers: boolean): Count {
  return { plan, remembers, arms: armsWithVisitors(plan), found: new Map(), readFrom: new Map() };
}

/** Undefined where the standings are too many. */
function waysFrom(from: string, standing: Standing, count: Count): Ways | undefined {
  const { plan } = count;
  const asked = new Map(standing.asked);
  const passed: Way = { steps: 0, questions: 0, waitMs: 0, turns: undefined };
  let at: string | undefined = from;
  for (; at !== undefined && !plan.forks[at]; at = plan.next[at]) {
    const step = plan.steps[at];
    if (!step) throw new Error(`The plan has no step at "${at}".`);
    const question = askedAt(step);
    if (question) asked.set(question.name, question.domain);
    passed.steps++;
    if (step.number !== undefined) passed.questions++;
    passed.waitMs += leastWaitAt(step, plan.timings) + transitionMs(plan);
  }
  const rest = at === undefined ? END : waysAt(at, { asked, assumptions: standing.assumptions }, count);
  return (
    rest &&
    each(rest, ({ steps, questions, waitMs, turns }) => ({
      steps: steps + passed.steps,
      questions: questions + passed.questions,
      waitMs: waitMs + passed.waitMs,
      turns,
    }))
  );
}

function waysAt(fork: string, { asked, assumptions }: Standing, count: Count): Ways | undefined {
  const reads = readFrom(fork, count);
  const mattering = count.remembers ? stillMattering(assumptions, reads) : [];
  const relevant = new Set([...reads, ...mattering.flatMap(subjectsOf)]);
  const known = new Map([...asked].filter(([name]) => relevant.has(name)));
  const key = count.remembers ? JSON.stringify([fork, mattering.map((condition) => JSON.stringify(condition)).toSorted(), [...known].toSorted(byName)]) : fork;
  const before = count.found.get(key);
  if (before) return before;
  if (count.found.size >= MOST_STANDINGS) return undefined;

  let ways: Ways | undefined;
  const arms = count.plan.forks[fork] ?? [];
  const isAsked = (answer: string) => known.has(answer);
  for (const [index, { to }] of arms.entries()) {
    // arms that are empty lead the same way
    if (arms.findIndex((other) => other.to === to) < index) continue;
    const whens = arms.flatMap((other, at) => (other.to === to ? [takenWhen(arms, at, isAsked)] : []));
    const [only] = whens;
    const when = whens.length === 1 && only ? only : { any: whens };
    const next =
      count.remembers || "experiment" in when
        ? assuming(mattering, when, { answers: known, sure: new Set(known.keys()), arms: count.arms })
        : { assumptions: [], isDecided: false };
    if (!next.assumptions) continue;
    const arm = waysFrom(to, { asked: known, assumptions: next.assumptions }, count);
    if (!arm) return undefined;
    const turned = each({ ...arm, isExact: arm.isExact && next.isDecided }, (way) => ({ ...way, turns: { fork, arm: index, after: way.turns } }));
    ways = ways ? either(ways, turned) : turned;
  }
  if (!ways) throw new Error(`Nobody gets on from the fork "${fork}"; the last arm takes whoever is left.`);
  count.found.set(key, ways);
  return ways;
}

/** What the forks from a fork on read. */
function readFrom(fork: string, count: Count): ReadonlySet<string> {
  const before = count.readFrom.get(fork);
  if (before) return before;
  const arms = count.plan.forks[fork] ?? [];
  const reads = new Set(arms.flatMap(({ when }) => subjectsOf(when)));
  for (const { to } of arms) {
    let at: string | undefined = to;
    while (at !== undefined && !count.plan.forks[at]) at = count.plan.next[at];
    if (at !== undefined) for (const subject of readFrom(at, count)) reads.add(subject);
  }
  count.readFrom.set(fork, reads);
  return reads;
}

function transitionMs({ timings }: Plan): number {
  return timings["page-transition"] ?? 0;
}

function byName([a]: [string, Domain], [b]: [string, Domain]): number {
  return a < b ? -1 : 1;
}
